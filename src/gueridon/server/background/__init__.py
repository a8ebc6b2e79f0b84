"""What nobody asked for: bots' moves, deadlines, webhooks, emptying memory."""
