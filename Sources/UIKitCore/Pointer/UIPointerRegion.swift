/// A part of a view in which the pointer has one style.
///
/// Regions with the same rectangle and identifier are the same.
/// - Source: https://developer.apple.com/documentation/uikit/uipointerregion
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    /// The part, in points of the interaction's view.
    nonisolated public let rect: CGRect
    /// Tells regions of the same rectangle apart; `nil` by default.
    public let identifier: AnyHashable?

    /// A part of a view, in its points.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    /// Whether rectangle and identifier are the same. On the main actor.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return MainActor.assumeIsolated { rect == other.rect && identifier == other.identifier }
    }

    /// Equal for equal rectangles.
    nonisolated open override var hash: Int {
        var hasher = Hasher()
        for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
        return hasher.finalize()
    }
}

/// Where the pointer is when a region is asked for.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipointerregionrequest
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    /// Where it is, in points of the interaction's view.
    public let location: CGPoint
    /// The modifier keys that are held.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}
