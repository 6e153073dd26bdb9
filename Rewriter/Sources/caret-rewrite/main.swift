import ArgumentParser

RewriteCommand.main()
