/// Declares `init(nibName:bundle:)` of controllers as required, as ``ConstructibleObject`` does `init()` for objects.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleController: UIViewController {
    /// Makes a controller from a nib.
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Declares `init(rootViewController:)` of navigation controllers as required.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleNavigationController: UINavigationController {
    /// Makes a controller with a first screen.
    public required override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }

    /// Makes a controller from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Declares `init(style:)` of table view controllers as required.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleTableController: UITableViewController {
    /// Makes a controller with a table of a style.
    public required override init(style: UITableView.Style) { super.init(style: style) }

    /// Makes a controller from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Declares `init(collectionViewLayout:)` of collection view controllers as required.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleCollectionController: UICollectionViewController {
    /// Makes a controller with a layout.
    public required override init(collectionViewLayout layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }

    /// Makes a controller from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
