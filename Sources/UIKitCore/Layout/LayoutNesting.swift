/// The layouts and updates of views that run now, each within the one before.
///
/// A view may be laid out within its own layout: `layoutIfNeeded()` in `layoutSubviews()` runs at once what is marked, as in UIKit.
/// That ends as soon as nothing is marked. Where each layout marks the view anew, it never does, and the stack would overflow.
@MainActor final class LayoutNesting {
    static let shared = LayoutNesting()

    /// What runs, and may run within itself.
    enum Pass: String {
        case layout = "layoutSubviews()"
        case constraints = "updateConstraints()"
        case properties = "updateProperties()"

        /// The call that runs the pass at once.
        var call: String {
            switch self {
            case .layout: "layoutIfNeeded()"
            case .constraints: "updateConstraintsIfNeeded()"
            case .properties: "updatePropertiesIfNeeded()"
            }
        }
    }

    /// How often a pass of a view may be within itself. UIKit's own search for layout loops takes 50 layouts of a view for one at the least.
    static let limit = 50

    private var running: [(view: UIView, pass: Pass)] = []

    /// How many passes run.
    var depth: Int { running.count }

    /// Runs one view's pass.
    func run(_ pass: Pass, of view: UIView, _ body: () -> Void) {
        if running.count >= Self.limit, running.count(where: { $0.view === view && $0.pass == pass }) >= Self.limit { stop(pass, view) }
        running.append((view, pass))
        body()
        running.removeLast()
    }

    /// Ends the program as an overflow of the stack would, and says why.
    private func stop(_ pass: Pass, _ view: UIView) -> Never {
        let last = running.lastIndex { $0.view === view && $0.pass == pass } ?? running.startIndex
        let names = (running[last...].map(\.view) + [view]).map { AnchorPoint.name($0) }
        fatalError(
            "UIView: \(pass.rawValue) of \(names[0]) runs within itself \(Self.limit) times and does not end: "
                + "\(names.joined(separator: " → ")). Each marks the next view and calls \(pass.call). Leave that call out, or make it only "
                + "where something changed.")
    }
}
