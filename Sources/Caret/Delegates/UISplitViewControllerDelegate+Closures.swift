extension ControlEvent where Sender: UISplitViewController, Payload == UISplitViewController.DisplayMode {
    /// Sent when the display mode is about to change.
    public static var willChangeDisplayMode: Self { Self(.split, "splitViewController(_:willChangeTo:)") }
}

extension Question where Sender: UISplitViewController, Payload == UISplitViewController.Column, Answer == UISplitViewController.Column {
    /// The column on top when the columns collapse. Defaults to the proposed column.
    public static var topColumnForCollapsing: Self { Self(.split, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)") }
}

extension Question
where Sender: UISplitViewController, Payload == UISplitViewController.DisplayMode, Answer == UISplitViewController.DisplayMode {
    /// The display mode after the columns expand. Defaults to the proposed mode.
    public static var displayModeForExpanding: Self { Self(.split, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)") }
}

extension ControlEvent where Sender: UISplitViewController, Payload == Void {
    /// Sent when the columns have collapsed into one.
    public static var didCollapse: Self { Self(.split, "splitViewControllerDidCollapse(_:)") }
    /// Sent when the columns have expanded.
    public static var didExpand: Self { Self(.split, "splitViewControllerDidExpand(_:)") }
    /// Sent when an edge gesture is about to show a column.
    public static var edgeGestureWillBegin: Self { Self(.split, "splitViewControllerInteractivePresentationGestureWillBegin(_:)") }
    /// Sent when the edge gesture has ended.
    public static var edgeGestureDidEnd: Self { Self(.split, "splitViewControllerInteractivePresentationGestureDidEnd(_:)") }
}

extension Question where Sender: UISplitViewController, Payload == Void, Answer == UIViewController? {
    /// The primary controller of the collapsed interface; `nil` for the default.
    public static var primaryForCollapsing: Self { Self(.split, "primaryViewController(forCollapsing:)") }
    /// The primary controller of the expanded interface; `nil` for the default.
    public static var primaryForExpanding: Self { Self(.split, "primaryViewController(forExpanding:)") }
}

extension ControlEvent where Sender: UISplitViewController, Payload == UISplitViewController.Column {
    /// Sent when a column is about to be shown.
    public static var willShowColumn: Self { Self(.split, "splitViewController(_:willShow:)") }
    /// Sent when a column is about to be hidden.
    public static var willHideColumn: Self { Self(.split, "splitViewController(_:willHide:)") }
}

extension Question
where Sender: UISplitViewController, Payload == (secondary: UIViewController, primary: UIViewController), Answer == Bool {
    /// Whether the app itself has merged the secondary controller into the primary one. Defaults to `false`.
    public static var collapseSecondary: Self { Self(.split, "splitViewController(_:collapseSecondary:onto:)") }
}

extension Question where Sender: UISplitViewController, Payload == UIViewController, Answer == UIViewController? {
    /// The secondary controller of the expanded interface; `nil` for the default.
    public static var separateSecondary: Self { Self(.split, "splitViewController(_:separateSecondaryFrom:)") }
}

extension Question where Sender: UISplitViewController, Payload == (detail: UIViewController, sender: Any?), Answer == Bool {
    /// Whether the app itself has shown the detail controller. Defaults to `false`.
    public static var showDetail: Self { Self(.split, "splitViewController(_:showDetail:sender:)") }
}

extension Question where Sender: UISplitViewController, Payload == (controller: UIViewController, sender: Any?), Answer == Bool {
    /// Whether the app itself has shown the controller in the primary column. Defaults to `false`.
    public static var show: Self { Self(.split, "splitViewController(_:show:sender:)") }
}

extension Question where Sender: UISplitViewController, Payload == Void, Answer == UIInterfaceOrientationMask {
    /// The supported interface orientations. Defaults to those that UIKit's view controllers support by default.
    public static var supportedInterfaceOrientations: Self { Self(.split, "splitViewControllerSupportedInterfaceOrientations(_:)") }
}

extension Question where Sender: UISplitViewController, Payload == Void, Answer == UIInterfaceOrientation {
    /// The orientation in which to present the controller if the current orientation is not supported. Defaults to
    /// portrait if it is supported, and otherwise to the first supported orientation.
    public static var preferredInterfaceOrientation: Self {
        Self(.split, "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)")
    }
}
