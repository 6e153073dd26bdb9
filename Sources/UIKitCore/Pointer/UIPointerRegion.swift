/// A part of a view in which the pointer has a single style.
///
/// Regions are equal if their rectangles and identifiers are equal.
/// - Source: https://developer.apple.com/documentation/uikit/uipointerregion
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    /// The rectangle of the region, in the coordinates of the interaction's view.
    nonisolated public let rect: CGRect
    /// The identifier that distinguishes regions with the same rectangle. Defaults to `nil`.
    public let identifier: AnyHashable?

    /// Creates a region with a rectangle in the view's coordinates.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    /// Returns whether the rectangles and identifiers are equal. Must be called on the main actor.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return MainActor.assumeIsolated { rect == other.rect && identifier == other.identifier }
    }

    /// A hash value of the rectangle.
    nonisolated open override var hash: Int {
        var hasher = Hasher()
        for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
        return hasher.finalize()
    }
}

/// The location of the pointer and the pressed modifier keys, for which a region is requested.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipointerregionrequest
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    /// The location of the pointer, in the coordinates of the interaction's view.
    public let location: CGPoint
    /// The pressed modifier keys.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}
