// All other files of this module are ordinary UIKit code, Hooks.swift apart.
#if canImport(UIKitCore)
    @_exported import UIKitCore
#else
    @_exported import UIKit
#endif
