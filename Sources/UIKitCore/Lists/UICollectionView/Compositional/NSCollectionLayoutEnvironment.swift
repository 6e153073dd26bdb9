/// The container of a section or a group.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size of the container, in points.
    var contentSize: CGSize { get }
    /// The size of the container minus ``effectiveContentInsets``, in points.
    var effectiveContentSize: CGSize { get }
    /// The content insets of the container, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that reduce the available size, in points. At present the same as ``contentInsets``.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment for which a section is created: the available space and the traits.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The available space.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

final class CompositionalContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(size: CGSize, insets: NSDirectionalEdgeInsets) {
        contentSize = size
        contentInsets = insets
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }
}

final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(container: CompositionalContainer, traits: UITraitCollection) {
        self.container = container
        traitCollection = traits
    }

    func with(size: CGSize, insets: NSDirectionalEdgeInsets) -> CompositionalEnvironment {
        CompositionalEnvironment(container: CompositionalContainer(size: size, insets: insets), traits: traitCollection)
    }
}
