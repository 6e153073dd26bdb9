// Re-exports UIKit. Most files of this module use UIKit's public API only. The files that attach handlers to
// delegates, controls and recognizers also use members of `package` access. These files can be built only with the
// UIKit of this package.
#if canImport(UIKitCore)
    @_exported import UIKitCore
#else
    @_exported import UIKit
#endif
