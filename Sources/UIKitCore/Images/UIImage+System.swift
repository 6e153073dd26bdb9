import Synchronization
import UIKitEngines

extension UIImage {
    /// Creates the symbol with a name, for text of 17 points. Returns `nil`, with a diagnostic the first time, if
    /// there is none.
    ///
    /// Symbols have one colour and are templates for the tint colour. Names are those of SF Symbols. A name that iOS 18
    /// has and that is not drawn here becomes a dashed square, with a diagnostic the first time. Layouts thus keep
    /// their size, and code that unwraps the image runs.
    ///
    /// > Difference from Apple: the symbols are not Apple's, but drawn from Tabler's freely redistributable icons
    /// > and from our own shapes. About 1,800 names are listed. Names with suffixes such as `.circle`, `.fill`,
    /// > `.slash` and `.badge.plus` are composed, even if Apple has none. No symbol has its own colours.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/init(systemname:)
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates the symbol with a name for `traitCollection`: its scale, and the text size of a text style.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// Creates the symbol with a name in a configuration. Returns `nil`, with a diagnostic the first time, if there
    /// is none.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let symbols = SymbolConfiguration(configuration?.values ?? Configuration.Values())
        let traits = UITraitCollection(traitsFrom: [.current, symbols.traitCollection ?? UITraitCollection()])
        var picture = SymbolPicture(.packaged(name), symbols.values.symbol, traits: traits)
        if picture == nil {
            let isKnown = SymbolLibrary.isOnlyKnown(name)
            MissingNames.symbols.report(
                "image.symbol", name,
                "UIImage(systemName: \"\(name)\"): "
                    + (isKnown ? "the symbol is not drawn yet; a dashed square stands in." : "no symbol has this name."))
            if isKnown { picture = SymbolPicture(.packaged(SymbolLibrary.substitute), symbols.values.symbol, traits: traits) }
        }
        guard let picture else { return nil }
        let made = picture.image(symbols)
        self.init(content: made.content, details: made.details)
    }
}

/// The missing names that were requested, so that each is reported once.
final class MissingNames: Sendable {
    /// The resources of the process are equal for all its applications.
    static let symbols = MissingNames()
    static let assets = MissingNames()

    private let known = Mutex<Set<String>>([])

    func report(_ code: String, _ name: String, _ message: @autoclosure () -> String) {
        // A program that generates names must not fill the memory.
        let isNew = known.withLock { $0.count < 10_000 && $0.insert(name).inserted }
        if isNew { Diagnostics.report(code, message()) }
    }
}
