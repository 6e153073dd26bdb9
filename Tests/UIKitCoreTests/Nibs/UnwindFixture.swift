import UIKit

@testable import UIKitCore

/// A possible destination of unwind segues, which records its calls.
final class UnwindStop: UIViewController {
    var name: String { title ?? "" }
    var takes = true
    var hears: [String] = []
    var bound: UIViewController?
    var allowed: [UIViewController]?
    static var log: [String] = []

    @IBAction func unwindHere(_ segue: UIStoryboardSegue) {
        Self.log.append("\(name) takes \(segue.identifier ?? "") of \(segue.source.title ?? "")")
    }
    override func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        Self.log.append("\(name)?")
        return takes && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        hears.append("\(source.source.title ?? "") \(source.unwindAction) \((source.sender as? String) ?? "")")
        bound = childContaining(source)
        return allowed ?? super.allowedChildrenForUnwinding(from: source)
    }
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        Self.log.append("\(name) to \(subsequentVC.title ?? "")")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        Self.log.append("\(name) prepares for \(segue.destination.title ?? "")")
    }
}

/// A screen of a storyboard that goes back to one of ``UnwindStop``.
@MainActor enum UnwindFixture {
    /// Returns a new screen with unwind segues `back` (animated), `jump` (not animated) and `own` (of a custom
    /// class), titled "Source".
    static func source() throws -> UnwindStop {
        let segues = [("back", ""), ("jump", "animates=\"NO\""), ("own", "customClass=\"OwnUnwind\" customModule=\"UIKitCoreTests\"")]
        let elements = segues.map {
            "<segue kind=\"unwind\" identifier=\"\($0)\" unwindAction=\"unwindHere:\" destination=\"exit\" id=\"g\($0)\" \($1)/>"
        }
        let scene = """
            <scene sceneID="s"><objects><viewController storyboardIdentifier="Source" title="Source" id="c" customClass="UnwindStop" \
            customModule="UIKitCoreTests" sceneMemberID="viewController"><view key="view" id="v"/>
            <connections>\(elements.joined())</connections></viewController><exit id="exit" sceneMemberID="exit"/></objects></scene>
            """
        let board = try UIStoryboard(data: NibFixture.storyboard(scene))
        guard let source = try board.controller("Source") as? UnwindStop else { throw NibFixture.Missing() }
        UnwindStop.log = []
        return source
    }

    /// Returns a screen that unwind segues may end at.
    static func stop(_ name: String, takes: Bool = true) -> UnwindStop {
        let stop = UnwindStop()
        stop.title = name
        stop.takes = takes
        return stop
    }

    /// Adds a screen to another one as a child.
    static func put(_ child: UIViewController, into parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }
}

/// An unwind segue of a custom class that calls the standard implementation.
final class OwnUnwind: UIStoryboardSegue {
    override func perform() {
        UnwindStop.log.append("own")
        super.perform()
    }
}
