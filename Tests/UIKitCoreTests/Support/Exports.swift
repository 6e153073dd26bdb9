@_exported import TestFolders
