/// The superclasses of UIKit's and QuartzCore's classes that apps extend and inherit from.
enum FrameworkClasses {
    static let superclasses = [
        "UIResponder": "NSObject", "UIView": "UIResponder", "UIViewController": "UIResponder", "UIApplication": "UIResponder",
        "UIControl": "UIView", "UIButton": "UIControl", "UITextField": "UIControl", "UISlider": "UIControl", "UISwitch": "UIControl",
        "UISegmentedControl": "UIControl", "UIStepper": "UIControl", "UIDatePicker": "UIControl", "UIPageControl": "UIControl",
        "UIRefreshControl": "UIControl", "UILabel": "UIView", "UIImageView": "UIView", "UIScrollView": "UIView", "UIStackView": "UIView",
        "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UITextView": "UIScrollView", "UIWindow": "UIView",
        "UISearchBar": "UIView", "UINavigationBar": "UIView", "UIToolbar": "UIView", "UITabBar": "UIView", "UIPickerView": "UIView",
        "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView", "UICollectionReusableView": "UIView",
        "UICollectionViewCell": "UICollectionReusableView", "UIVisualEffectView": "UIView", "UIProgressView": "UIView",
        "UIActivityIndicatorView": "UIView", "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
        "UINavigationController": "UIViewController", "UITabBarController": "UIViewController", "UISplitViewController": "UIViewController",
        "UIPageViewController": "UIViewController", "UIAlertController": "UIViewController", "UISearchController": "UIViewController",
        "UIActivityViewController": "UIViewController", "UIGestureRecognizer": "NSObject", "UIBarItem": "NSObject",
        "UIBarButtonItem": "UIBarItem", "UITabBarItem": "UIBarItem", "UINavigationItem": "NSObject",
        "UIPresentationController": "NSObject", "UICollectionViewLayout": "NSObject",
        "UICollectionViewFlowLayout": "UICollectionViewLayout",
        "UIPanGestureRecognizer": "UIGestureRecognizer", "UITapGestureRecognizer": "UIGestureRecognizer",
        "UILongPressGestureRecognizer": "UIGestureRecognizer", "UISwipeGestureRecognizer": "UIGestureRecognizer",
        "UIPinchGestureRecognizer": "UIGestureRecognizer", "UIRotationGestureRecognizer": "UIGestureRecognizer",
        "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer", "CALayer": "NSObject", "CAGradientLayer": "CALayer",
        "CAShapeLayer": "CALayer", "CATextLayer": "CALayer", "CAScrollLayer": "CALayer", "CATiledLayer": "CALayer",
        "CAEmitterLayer": "CALayer", "CAReplicatorLayer": "CALayer", "CATransformLayer": "CALayer",
    ]
}
