/// A controller class whose `init(nibName:bundle:)` is required, as ``ConstructibleObject`` requires `init()` of
/// objects.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleController: UIViewController {
    /// Creates a controller from a nib.
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A navigation controller class whose `init(rootViewController:)` is required.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleNavigationController: UINavigationController {
    /// Creates a controller with a root controller.
    public required override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }

    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A table view controller class whose `init(style:)` is required.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleTableController: UITableViewController {
    /// Creates a controller with a table of a style.
    public required override init(style: UITableView.Style) { super.init(style: style) }

    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A collection view controller class whose `init(collectionViewLayout:)` is required.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleCollectionController: UICollectionViewController {
    /// Creates a controller with a layout.
    public required override init(collectionViewLayout layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }

    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
