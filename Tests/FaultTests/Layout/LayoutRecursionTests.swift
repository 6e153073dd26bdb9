import CaretTesting
import Testing

@testable import UIKitCore

/// Recursive layout is legal as long as it ends.
@MainActor @Suite(.app) struct LayoutRecursionTests {
    private func words(_ result: ExitTest.Result?) -> String {
        result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    }

    private final class Countdown: UIView {
        var left = 20
        private(set) var layouts = 0
        override func layoutSubviews() {
            layouts += 1
            guard left > 0 else { return }
            left -= 1
            setNeedsLayout()
            layoutIfNeeded()
        }
    }

    @Test func `L7 recursive layout is legal while it ends`() {
        let view = Countdown(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(diagnostics("layout.endless") { view.layoutIfNeeded() }.isEmpty)
        #expect(view.left == 0 && view.layouts == 21 && LayoutNesting.shared.depth == 0)
    }

    @Test func `L7 a view that lays itself out endlessly is named`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            final class Restless: UIView {
                override func layoutSubviews() {
                    setNeedsLayout()
                    layoutIfNeeded()
                }
            }
            let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.accessibilityIdentifier = "spinner"
            view.layoutIfNeeded()
        }
        #expect(words(result).contains("Restless 'spinner' → Restless 'spinner'"))
    }

    @Test func `L7 views that lay out each other endlessly are named in order`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            final class Partner: UIView {
                weak var other: UIView?
                override func layoutSubviews() {
                    other?.setNeedsLayout()
                    other?.layoutIfNeeded()
                }
            }
            let (outer, inner) = (Partner(), Partner())
            outer.accessibilityIdentifier = "outer"
            inner.accessibilityIdentifier = "inner"
            outer.addSubview(inner)
            outer.other = inner
            inner.other = outer
            outer.setNeedsLayout()
            outer.layoutIfNeeded()
        }
        #expect(words(result).contains("Partner 'outer' → Partner 'inner' → Partner 'outer'"))
    }

    @Test func `L7 constraints that are updated recursively without an end are named`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            final class Restless: UIView {
                override func updateConstraints() {
                    super.updateConstraints()
                    setNeedsUpdateConstraints()
                    updateConstraintsIfNeeded()
                }
            }
            let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.accessibilityIdentifier = "solver"
            view.setNeedsUpdateConstraints()
            view.updateConstraintsIfNeeded()
        }
        #expect(words(result).contains("updateConstraints() of Restless 'solver'"))
    }

    @Test func `L7 a controller that lays out its view after layout endlessly is stopped with the view's name`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            final class Screen: UIViewController {
                override func viewDidLayoutSubviews() {
                    view.accessibilityIdentifier = "screen"
                    view.setNeedsLayout()
                    view.layoutIfNeeded()
                }
            }
            let screen = Screen()
            screen.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            screen.view.layoutIfNeeded()
        }
        #expect(words(result).contains("UIView 'screen' → UIView 'screen'"))
    }
}
