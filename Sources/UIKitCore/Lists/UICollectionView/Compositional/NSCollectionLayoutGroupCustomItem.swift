/// Where one item of a custom group stands.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// In points of the group.
    public let frame: CGRect
    /// Higher ones stand in front.
    public let zIndex: Int

    /// Makes an item at a place.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Makes an item at a place, before or behind others.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

/// Says where the items of a custom group stand; the container is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
