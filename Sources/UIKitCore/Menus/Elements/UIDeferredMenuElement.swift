/// A place in a menu whose elements are found when the menu opens; until they are there, a row says so.
///
/// - Source: https://developer.apple.com/documentation/uikit/uideferredmenuelement
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    /// Gives the elements, at once or later, on the main actor, and once.
    public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var found: [UIMenuElement]?

    /// Makes a place whose elements are asked for once, when a menu with it opens first.
    public init(_ elementProvider: @escaping Provider) {
        provider = elementProvider
        isCached = true
        super.init(title: "", image: nil)
    }

    private init(everyTime elementProvider: @escaping Provider) {
        provider = elementProvider
        isCached = false
        super.init(title: "", image: nil)
    }

    /// Makes a place whose elements are asked for each time that a menu with it opens.
    public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(everyTime: elementProvider)
    }

    /// Asks for the elements; `body` is called at once where they are known.
    final func resolve(_ body: @escaping @MainActor ([UIMenuElement]) -> Void) {
        if let found { return body(found) }
        provider { [weak self] elements in
            if self?.isCached == true { self?.found = elements }
            body(elements)
        }
    }
}
