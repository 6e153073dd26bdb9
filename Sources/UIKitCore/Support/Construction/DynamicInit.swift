/// Creates objects of classes that are known only at run time: generic parameters and metatypes.
///
/// On iOS, `V()`, `V(frame:)` and `type.init(rootViewController:)` compile for a generic parameter or a metatype,
/// since Objective-C finds the initialiser at run time. Swift requires a `required` initialiser there, which UIKit's
/// classes do not have. Instead of `V(frame: .zero)` write
///
/// ```swift
/// func add<V: UIView>(_ type: V.Type) -> V { DynamicInit.make(V.self, frame: .zero) }
/// ```
///
/// The initialiser of the object's class runs, overridden or inherited. A class without the initialiser traps with
/// Swift's message "Use of unimplemented initializer", as on iOS.
///
/// > Difference from Apple: An `init()` that a subclass of a view or a controller declares is not called. `make(_:)`
/// > calls `init()` of `UIView` and `UIViewController`, which call `init(frame:)` and `init(nibName:bundle:)` of the
/// > class.
/// - Note: Documentation/DECISIONS/0005 describes the mechanism.
@MainActor public enum DynamicInit {
    /// Creates an object with `init()`.
    public static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        cast(unsafeBitCast(type as NSObject.Type, to: ConstructibleObject.Type.self).init())
    }

    /// Creates a view with `init(frame:)`; `frame` is in points of the superview.
    public static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
        cast(unsafeBitCast(type as UIView.Type, to: ConstructibleView.Type.self).init(frame: frame))
    }

    /// Creates a table with `init(frame:style:)`; `frame` is in points of the superview.
    public static func make<Table: UITableView>(_ type: Table.Type, frame: CGRect, style: UITableView.Style) -> Table {
        cast(unsafeBitCast(type as UITableView.Type, to: ConstructibleTable.Type.self).init(frame: frame, style: style))
    }

    /// Creates a collection view with `init(frame:collectionViewLayout:)`; `frame` is in points of the superview.
    public static func make<View: UICollectionView>(
        _ type: View.Type, frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
    ) -> View {
        let metatype = unsafeBitCast(type as UICollectionView.Type, to: ConstructibleCollection.Type.self)
        return cast(metatype.init(frame: frame, collectionViewLayout: layout))
    }

    /// Creates a table cell with `init(style:reuseIdentifier:)`.
    public static func make<Cell: UITableViewCell>(
        _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> Cell {
        let metatype = unsafeBitCast(type as UITableViewCell.Type, to: ConstructibleTableCell.Type.self)
        return cast(metatype.init(style: style, reuseIdentifier: reuseIdentifier))
    }

    /// Creates a header or footer of a table with `init(reuseIdentifier:)`.
    public static func make<View: UITableViewHeaderFooterView>(_ type: View.Type, reuseIdentifier: String?) -> View {
        let metatype = unsafeBitCast(type as UITableViewHeaderFooterView.Type, to: ConstructibleHeaderFooterView.Type.self)
        return cast(metatype.init(reuseIdentifier: reuseIdentifier))
    }

    /// Creates a controller with `init(nibName:bundle:)`.
    public static func make<Controller: UIViewController>(_ type: Controller.Type, nibName: String?, bundle: Bundle?) -> Controller {
        let metatype = unsafeBitCast(type as UIViewController.Type, to: ConstructibleController.Type.self)
        return cast(metatype.init(nibName: nibName, bundle: bundle))
    }

    /// Creates a navigation controller with `init(rootViewController:)`.
    public static func make<Controller: UINavigationController>(
        _ type: Controller.Type, rootViewController: UIViewController
    ) -> Controller {
        let metatype = unsafeBitCast(type as UINavigationController.Type, to: ConstructibleNavigationController.Type.self)
        return cast(metatype.init(rootViewController: rootViewController))
    }

    /// Creates a table view controller with `init(style:)`.
    public static func make<Controller: UITableViewController>(_ type: Controller.Type, style: UITableView.Style) -> Controller {
        let metatype = unsafeBitCast(type as UITableViewController.Type, to: ConstructibleTableController.Type.self)
        return cast(metatype.init(style: style))
    }

    /// Creates a collection view controller with `init(collectionViewLayout:)`.
    public static func make<Controller: UICollectionViewController>(
        _ type: Controller.Type, collectionViewLayout layout: UICollectionViewLayout
    ) -> Controller {
        let metatype = unsafeBitCast(type as UICollectionViewController.Type, to: ConstructibleCollectionController.Type.self)
        return cast(metatype.init(collectionViewLayout: layout))
    }

    private static func cast<Made: AnyObject, Object>(_ made: Made) -> Object {
        guard let object = made as? Object else { preconditionFailure("DynamicInit: made a \(Made.self) and not a \(Object.self).") }
        return object
    }
}
