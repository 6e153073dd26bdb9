/// The stack of the layout and update passes that are in progress.
///
/// A view may be laid out within its own layout: `layoutIfNeeded()` in `layoutSubviews()` performs pending layout at
/// once, as in UIKit. The nesting ends when no layout is pending. If each layout invalidates the view again, the
/// nesting never ends, and would overflow the call stack.
@MainActor final class LayoutNesting {
    static let shared = LayoutNesting()

    /// The kinds of passes that may be nested.
    enum Pass: String {
        case layout = "layoutSubviews()"
        case constraints = "updateConstraints()"
        case properties = "updateProperties()"

        /// The method that performs the pass at once.
        var call: String {
            switch self {
            case .layout: "layoutIfNeeded()"
            case .constraints: "updateConstraintsIfNeeded()"
            case .properties: "updatePropertiesIfNeeded()"
            }
        }
    }

    /// The maximum number of nested passes of one kind for one view. UIKit's layout loop debugging reports a loop after
    /// at least 50 layouts of a view.
    static let limit = 50

    private var activePasses: [(view: UIView, pass: Pass)] = []

    /// The number of passes in progress.
    var depth: Int { activePasses.count }

    /// Performs a pass of a view. A pass that would exceed the limit stops the program.
    func run(_ pass: Pass, of view: UIView, _ body: () -> Void) {
        if activePasses.count >= Self.limit, activePasses.count(where: { $0.view === view && $0.pass == pass }) >= Self.limit {
            stop(pass, view)
        }
        activePasses.append((view, pass))
        body()
        activePasses.removeLast()
    }

    /// Stops the program with an explanation, before the stack overflows.
    private func stop(_ pass: Pass, _ view: UIView) -> Never {
        let cycleStart = activePasses.lastIndex { $0.view === view && $0.pass == pass } ?? activePasses.startIndex
        let names = (activePasses[cycleStart...].map(\.view) + [view]).map { ConstraintOperand.name($0) }
        fatalError(
            "UIView: \(pass.rawValue) of \(names[0]) runs within itself \(Self.limit) times and does not end: "
                + "\(names.joined(separator: " → ")). Each marks the next view and calls \(pass.call). Leave that call out, or make it only "
                + "where something changed.")
    }
}
