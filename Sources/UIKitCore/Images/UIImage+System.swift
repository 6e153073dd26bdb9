import Synchronization
import UIKitEngines

extension UIImage {
    /// Creates the symbol with a name, for text of 17 points. Returns `nil`, with a diagnostic the first time, if
    /// there is none.
    ///
    /// A symbol has one colour and is a template for the tint colour. Names are those of SF Symbols. A symbol that
    /// exists in iOS 18 but not here is drawn as a dashed square, with a diagnostic the first time. Layouts thus keep
    /// their size, and code that unwraps the image runs.
    ///
    /// > Difference from Apple: The symbols are not Apple's. They are Tabler's freely redistributable icons and
    /// > additional shapes of this framework. About 1,800 names are listed. Names with suffixes such as `.circle`,
    /// > `.fill`, `.slash` and `.badge.plus` are composed, even if Apple has none. No symbol defines colours.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/init(systemname:)
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates the symbol with a name for `traitCollection`, which determines its scale and the text size of a text
    /// style.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// Creates the symbol with a name in a configuration. Returns `nil`, with a diagnostic the first time, if there
    /// is none.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let symbols = SymbolConfiguration(configuration?.values ?? Configuration.Values())
        let traits = UITraitCollection(traitsFrom: [.current, symbols.traitCollection ?? UITraitCollection()])
        var symbol = SymbolImage(.packaged(name), symbols.values.symbol, traits: traits)
        if symbol == nil {
            let isKnown = SymbolLibrary.isUndrawnSymbol(name)
            MissingNames.symbols.report(
                "image.symbol", name,
                "UIImage(systemName: \"\(name)\"): "
                    + (isKnown ? "the symbol is not drawn yet; a dashed square stands in." : "no symbol has this name."))
            if isKnown { symbol = SymbolImage(.packaged(SymbolLibrary.substitute), symbols.values.symbol, traits: traits) }
        }
        guard let symbol else { return nil }
        let symbolImage = symbol.image(symbols)
        self.init(content: symbolImage.content, details: symbolImage.details)
    }
}

/// The requested names that do not exist. Each name is reported once.
final class MissingNames: Sendable {
    /// The missing symbols. The reports belong to the process, because all its applications have the same resources.
    static let symbols = MissingNames()
    static let assets = MissingNames()

    private let reportedNames = Mutex<Set<String>>([])

    func report(_ code: String, _ name: String, _ message: @autoclosure () -> String) {
        // The number of names is limited, since programs may generate names.
        let isNew = reportedNames.withLock { $0.count < 10_000 && $0.insert(name).inserted }
        if isNew { Diagnostics.report(code, message()) }
    }
}
