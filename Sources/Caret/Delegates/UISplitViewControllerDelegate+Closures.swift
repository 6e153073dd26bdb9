extension ControlEvent where Sender: UISplitViewController, Payload == UISplitViewController.DisplayMode {
    /// The columns are about to be arranged in another way.
    public static var willChangeDisplayMode: Self { Self(.split, "splitViewController(_:willChangeTo:)") }
}

extension Question where Sender: UISplitViewController, Payload == UISplitViewController.Column, Answer == UISplitViewController.Column {
    /// Which column is on top when all become one. Defaults to the proposed one.
    public static var topColumnForCollapsing: Self { Self(.split, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)") }
}

extension Question
where Sender: UISplitViewController, Payload == UISplitViewController.DisplayMode, Answer == UISplitViewController.DisplayMode {
    /// How the columns are arranged when one becomes several. Defaults to the proposed way.
    public static var displayModeForExpanding: Self { Self(.split, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)") }
}

extension ControlEvent where Sender: UISplitViewController, Payload == Void {
    /// All columns have become one.
    public static var didCollapse: Self { Self(.split, "splitViewControllerDidCollapse(_:)") }
    /// One column has become several.
    public static var didExpand: Self { Self(.split, "splitViewControllerDidExpand(_:)") }
    /// A finger at the edge is about to bring a column.
    public static var edgeGestureWillBegin: Self { Self(.split, "splitViewControllerInteractivePresentationGestureWillBegin(_:)") }
    /// The finger at the edge has left.
    public static var edgeGestureDidEnd: Self { Self(.split, "splitViewControllerInteractivePresentationGestureDidEnd(_:)") }
}

extension Question where Sender: UISplitViewController, Payload == Void, Answer == UIViewController? {
    /// Who stands for the first controller where there is room for one; `nil` for the usual.
    public static var primaryForCollapsing: Self { Self(.split, "primaryViewController(forCollapsing:)") }
    /// The first controller when there is room again; `nil` for the usual.
    public static var primaryForExpanding: Self { Self(.split, "primaryViewController(forExpanding:)") }
}

extension ControlEvent where Sender: UISplitViewController, Payload == UISplitViewController.Column {
    /// A column is about to come.
    public static var willShowColumn: Self { Self(.split, "splitViewController(_:willShow:)") }
    /// A column is about to go.
    public static var willHideColumn: Self { Self(.split, "splitViewController(_:willHide:)") }
}

extension Question
where Sender: UISplitViewController, Payload == (secondary: UIViewController, primary: UIViewController), Answer == Bool {
    /// Whether the app has put the second controller onto the first one itself. Defaults to `false`.
    public static var collapseSecondary: Self { Self(.split, "splitViewController(_:collapseSecondary:onto:)") }
}

extension Question where Sender: UISplitViewController, Payload == UIViewController, Answer == UIViewController? {
    /// The controller that becomes the second one; `nil` for the usual.
    public static var separateSecondary: Self { Self(.split, "splitViewController(_:separateSecondaryFrom:)") }
}

extension Question where Sender: UISplitViewController, Payload == (detail: UIViewController, sender: Any?), Answer == Bool {
    /// Whether the app has shown the detail itself. Defaults to `false`.
    public static var showDetail: Self { Self(.split, "splitViewController(_:showDetail:sender:)") }
}

extension Question where Sender: UISplitViewController, Payload == (controller: UIViewController, sender: Any?), Answer == Bool {
    /// Whether the app has shown a first controller itself. Defaults to `false`.
    public static var show: Self { Self(.split, "splitViewController(_:show:sender:)") }
}

extension Question where Sender: UISplitViewController, Payload == Void, Answer == UIInterfaceOrientationMask {
    /// How the screen can stand. Defaults to what controllers usually support.
    public static var supportedInterfaceOrientations: Self { Self(.split, "splitViewControllerSupportedInterfaceOrientations(_:)") }
}

extension Question where Sender: UISplitViewController, Payload == Void, Answer == UIInterfaceOrientation {
    /// How the screen stands best where it cannot stay as it is. Defaults to what controllers usually prefer.
    public static var preferredInterfaceOrientation: Self {
        Self(.split, "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)")
    }
}
