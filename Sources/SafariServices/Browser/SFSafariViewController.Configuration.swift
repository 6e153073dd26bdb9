import Foundation

extension SFSafariViewController {
    /// The settings of a screen that shows a web page.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller/configuration-swift.class
    open class Configuration: NSObject, NSCopying {
        /// Whether to show the page in the reader; `false` by default.
        ///
        /// > Difference from Apple: without a web engine, the value is only recorded in `app.system.browser.visits`.
        open var entersReaderIfAvailable = false
        /// Whether the bars collapse while the page scrolls; `true` by default.
        ///
        /// > Difference from Apple: without a web engine, the value is only recorded in `app.system.browser.visits`.
        open var barCollapsingEnabled = true

        /// Creates default settings.
        public override init() { super.init() }

        /// Returns a copy of the settings.
        open func copy(with zone: NSZone? = nil) -> Any { copied }

        final var copied: Configuration {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            return copy
        }
    }
}
