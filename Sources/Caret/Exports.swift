// UIKit for this module. Most of its files use UIKit's public API alone. Those that attach handlers to delegates, controls and recognizers also
// use members of `package` access: they build with this package, not with another UIKit.
#if canImport(UIKitCore)
    @_exported import UIKitCore
#else
    @_exported import UIKit
#endif
