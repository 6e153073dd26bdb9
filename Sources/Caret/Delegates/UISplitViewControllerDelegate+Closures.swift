extension ControlEvent where Sender: UISplitViewController, Payload == UISplitViewController.DisplayMode {
    /// Sent when the display mode is about to change.
    public static var willChangeDisplayMode: Self { Self { $0.splitProxy.willChangeDisplayMode } }
}

extension Question where Sender: UISplitViewController, Payload == UISplitViewController.Column, Answer == UISplitViewController.Column {
    /// The column on top when the columns collapse. Defaults to the proposed column.
    public static var topColumnForCollapsing: Self { Self { $0.splitProxy.topColumnForCollapsing } }
}

extension Question
where Sender: UISplitViewController, Payload == UISplitViewController.DisplayMode, Answer == UISplitViewController.DisplayMode {
    /// The display mode after the columns expand. Defaults to the proposed mode.
    public static var displayModeForExpanding: Self { Self { $0.splitProxy.displayModeForExpanding } }
}

extension ControlEvent where Sender: UISplitViewController, Payload == Void {
    /// Sent when the columns have collapsed into one.
    public static var didCollapse: Self { Self { $0.splitProxy.didCollapse } }
    /// Sent when the columns have expanded.
    public static var didExpand: Self { Self { $0.splitProxy.didExpand } }
    /// Sent when an edge gesture is about to show a column.
    public static var edgeGestureWillBegin: Self { Self { $0.splitProxy.edgeGestureWillBegin } }
    /// Sent when the edge gesture has ended.
    public static var edgeGestureDidEnd: Self { Self { $0.splitProxy.edgeGestureDidEnd } }
}

extension Question where Sender: UISplitViewController, Payload == Void, Answer == UIViewController? {
    /// The primary controller of the collapsed interface; `nil` for the default.
    public static var primaryForCollapsing: Self { Self { $0.splitProxy.primaryForCollapsing } }
    /// The primary controller of the expanded interface; `nil` for the default.
    public static var primaryForExpanding: Self { Self { $0.splitProxy.primaryForExpanding } }
}

extension ControlEvent where Sender: UISplitViewController, Payload == UISplitViewController.Column {
    /// Sent when a column is about to be shown.
    public static var willShowColumn: Self { Self { $0.splitProxy.willShowColumn } }
    /// Sent when a column is about to be hidden.
    public static var willHideColumn: Self { Self { $0.splitProxy.willHideColumn } }
}

extension Question
where Sender: UISplitViewController, Payload == (secondary: UIViewController, primary: UIViewController), Answer == Bool {
    /// Whether the app itself has merged the secondary controller into the primary one. Defaults to `false`.
    public static var collapseSecondary: Self { Self { $0.splitProxy.collapseSecondary } }
}

extension Question where Sender: UISplitViewController, Payload == UIViewController, Answer == UIViewController? {
    /// The secondary controller of the expanded interface; `nil` for the default.
    public static var separateSecondary: Self { Self { $0.splitProxy.separateSecondary } }
}

extension Question where Sender: UISplitViewController, Payload == (detail: UIViewController, sender: Any?), Answer == Bool {
    /// Whether the app itself has shown the detail controller. Defaults to `false`.
    public static var showDetail: Self { Self { $0.splitProxy.showDetail } }
}

extension Question where Sender: UISplitViewController, Payload == (controller: UIViewController, sender: Any?), Answer == Bool {
    /// Whether the app itself has shown the controller in the primary column. Defaults to `false`.
    public static var show: Self { Self { $0.splitProxy.show } }
}

extension Question where Sender: UISplitViewController, Payload == Void, Answer == UIInterfaceOrientationMask {
    /// The supported interface orientations. Defaults to the orientations of UIKit's view controllers.
    public static var supportedInterfaceOrientations: Self { Self { $0.splitProxy.supportedInterfaceOrientations } }
}

extension Question where Sender: UISplitViewController, Payload == Void, Answer == UIInterfaceOrientation {
    /// The orientation in which to present the controller if the current orientation is not supported. Defaults to
    /// portrait if it is supported, and otherwise to the first supported orientation.
    public static var preferredInterfaceOrientation: Self { Self { $0.splitProxy.preferredInterfaceOrientation } }
}
