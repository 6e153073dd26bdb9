/// The base class of effects that a visual effect view applies to the content behind it.
///
/// Effects are immutable and can be used on any thread.
/// - Source: https://developer.apple.com/documentation/uikit/uivisualeffect
// The conformance is unchecked since the class is open. The base class has no state, and the framework's subclasses
// store only constants of Sendable types.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    /// Creates an effect that does nothing.
    public override init() {
        super.init()
    }

    /// Returns the effect itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the corresponding effect of a layer for the given traits; `nil` for none.
    func layerEffect(_ traits: UITraitCollection) -> LayerEffect? { nil }
}
