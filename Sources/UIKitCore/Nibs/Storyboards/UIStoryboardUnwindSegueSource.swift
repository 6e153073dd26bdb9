/// The source of an unwind segue, and the method for which the segue searches.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource
public final class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that unwinds.
    public let source: UIViewController
    /// The method of the unwind segue.
    public let unwindAction: Selector
    /// The object that triggered the segue.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
