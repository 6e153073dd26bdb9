import Synchronization
import UIKitEngines

extension UIImage {
    /// The symbol of that name, for text of 17 points; `nil`, with a diagnostic at the first time, if there is none.
    ///
    /// Symbols have one colour, and are templates for the tint colour where they are shown. Names are those of SF Symbols. For a
    /// name that iOS 18 has and that is not drawn here the image is a dashed square, with a diagnostic at the first time, so that
    /// layouts keep their size and code that unwraps the image runs.
    ///
    /// > Difference from Apple: the symbols are drawn from Tabler's icons, which are free to be passed on, and from shapes of our own,
    /// > and are not Apple's. About 1,800 names are listed; names with `.circle`, `.fill`, `.slash`, `.badge.plus` and their like
    /// > behind any of them are put together, also where Apple has none. No symbol has colours of its own.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/init(systemname:)
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The symbol of that name as `traitCollection` has it: its scale, and the size of text for a text style.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// The symbol of that name in a look; `nil`, with a diagnostic at the first time, if there is none.
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

/// Names that were asked for in vain, so that each is reported once.
final class MissingNames: Sendable {
    /// What the process has is the same for all applications in it.
    static let symbols = MissingNames()
    static let assets = MissingNames()

    private let known = Mutex<Set<String>>([])

    func report(_ code: String, _ name: String, _ message: @autoclosure () -> String) {
        // A program that makes up names must not fill the memory.
        let isNew = known.withLock { $0.count < 10_000 && $0.insert(name).inserted }
        if isNew { Diagnostics.report(code, message()) }
    }
}
