/// A placeholder for menu elements that are created when the menu opens. A row with "Loading…" is shown until the
/// elements are provided.
///
/// - Source: https://developer.apple.com/documentation/uikit/uideferredmenuelement
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    /// A closure that provides the elements by calling its argument once, on the main actor, immediately or later.
    public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var cachedElements: [UIMenuElement]?

    /// Creates a placeholder whose elements are requested once, when a menu with it first opens.
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

    /// Creates a placeholder whose elements are requested each time a menu with it opens.
    public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(everyTime: elementProvider)
    }

    /// Requests the elements; `completion` is called immediately if they are cached.
    final func resolve(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
        if let cachedElements { return completion(cachedElements) }
        provider { [weak self] elements in
            if self?.isCached == true { self?.cachedElements = elements }
            completion(elements)
        }
    }
}
