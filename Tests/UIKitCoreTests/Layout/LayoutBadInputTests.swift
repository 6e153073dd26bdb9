import Testing

@testable import UIKitCore

/// Where UIKit raises an exception, the program stops with its message; where UIKit recovers, the layout recovers.
@MainActor @Suite(.app) struct LayoutBadInputTests {
    private func child(of parent: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    private func words(_ result: ExitTest.Result?) -> String {
        result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    }

    // MARK: - Exceptions

    @Test func `views without a common ancestor cannot be constrained`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (one, other) = (UIView(), UIView())
            one.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
        }
        #expect(words(result).contains("no common ancestor"))
    }

    @Test func `a constraint is not added to a view that does not hold its items`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (root, other, inner) = (UIView(), UIView(), UIView())
            root.addSubview(inner)
            other.addConstraint(inner.widthAnchor.constraint(equalTo: root.widthAnchor))
        }
        #expect(words(result).contains("The view hierarchy is not prepared for the constraint"))
    }

    @Test func `a constant is finite`() async {
        let constant = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            view.widthAnchor.constraint(equalToConstant: 1).constant = .nan
        }
        #expect(words(constant).contains("constant nan"))
        await #expect(processExitsWith: .failure) { @MainActor in
            let view = UIView()
            _ = view.widthAnchor.constraint(equalToConstant: .infinity)
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let view = UIView()
            _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
        }
    }

    @Test func `a priority is at most that of required constraints, and at least zero`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            view.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
        }
        #expect(words(result).contains("Priorities are 0…1000"))
        await #expect(processExitsWith: .failure) { @MainActor in
            let view = UIView()
            view.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(-1)
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let view = UIView()
            view.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(.nan)
        }
    }

    @Test func `an active constraint does not stop being required`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            let active = view.widthAnchor.constraint(equalToConstant: 1)
            active.isActive = true
            active.priority = .defaultHigh
        }
        #expect(words(result).contains("Required and optional cannot be exchanged"))
    }

    @Test func `attributes that do not match are refused`() async {
        let kinds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (root, view) = (UIView(), UIView())
            root.addSubview(view)
            _ = NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1, constant: 0)
        }
        #expect(words(kinds).contains("of different kinds"))
        let sides = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (root, view) = (UIView(), UIView())
            root.addSubview(view)
            _ = NSLayoutConstraint(
                item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1, constant: 0)
        }
        #expect(words(sides).contains("mix sides with directions of reading"))
        let place = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            _ = NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 5)
        }
        #expect(words(place).contains("a place"))
    }

    @Test func `a format that cannot be parsed is shown with the wrong place`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a(b]", metrics: nil, views: ["a": view])
        }
        #expect(words(result).contains("H:|-[a(b]"))
    }

    // MARK: - Recovery

    @Test func `ten thousand conflicting constraints end, and the first holds`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = child(of: root)
        let all = (1...10_000).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
        NSLayoutConstraint.activate(all)
        let log = DiagnosticLog()
        root.layoutIfNeeded()
        #expect(view.frame.width == 1)
        #expect(log.messages("layout.unsatisfiable").count == 9999)
        NSLayoutConstraint.deactivate(Array(all.prefix(9999)))
        root.layoutIfNeeded()
        #expect(view.frame.width == 10_000)
    }

    @Test func `intrinsic sizes that depend on their result end`() {
        /// As high as it is wide plus one point: a size that never agrees with itself.
        final class Growing: UIView {
            var asked = 0
            override var intrinsicContentSize: CGSize {
                asked += 1
                return CGSize(width: bounds.height + 1, height: bounds.width + 1)
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                invalidateIntrinsicContentSize()
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Growing()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.asked < 100 && view.frame.width.isFinite && view.frame.width >= 1)
    }

    @Test func `constraints that are requested again in each update end with a report`() {
        final class Restless: UIView {
            override func updateConstraints() {
                super.updateConstraints()
                setNeedsUpdateConstraints()
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Restless()
        view.accessibilityIdentifier = "restless"
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        let log = DiagnosticLog()
        root.layoutIfNeeded()
        #expect(log.messages("layout.endless").contains { $0.contains("restless") && $0.contains("updateConstraints") })
    }

    @Test func `layout that requests itself each time ends with a report`() {
        final class Restless: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                setNeedsLayout()
            }
        }
        let view = Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.accessibilityIdentifier = "restless"
        let log = DiagnosticLog()
        view.layoutIfNeeded()
        #expect(log.messages("layout.endless").contains { $0.contains("restless") })
    }

    @Test func `invalid intrinsic sizes do not reach the frames`() {
        final class Broken: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.nan, height: CGFloat.infinity) }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Broken()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3), view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 3, y: 0, width: 0, height: 0))
    }

    @Test func `a constraint that is activated during layout counts in the same layout`() {
        final class Late: UIView {
            let inner = UIView()
            private(set) var width: NSLayoutConstraint?
            override func layoutSubviews() {
                if width == nil {
                    inner.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(inner)
                    width = inner.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5)
                    width?.isActive = true
                }
                super.layoutSubviews()
            }
        }
        let view = Late(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layoutIfNeeded()
        #expect(view.inner.frame.width == 50)
    }

    @Test func `a view that is removed during a layout leaves nothing behind`() {
        final class Dropping: UIView {
            var victim: UIView?
            override func layoutSubviews() {
                super.layoutSubviews()
                victim?.removeFromSuperview()
                victim = nil
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (first, second) = (Dropping(), child(of: root))
        first.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(first)
        let third = child(of: root)
        first.victim = second
        NSLayoutConstraint.activate([
            first.widthAnchor.constraint(equalToConstant: 10), second.leftAnchor.constraint(equalTo: first.rightAnchor),
            second.widthAnchor.constraint(equalToConstant: 20), third.leftAnchor.constraint(equalTo: second.rightAnchor),
            third.widthAnchor.constraint(equalToConstant: 30), first.leftAnchor.constraint(equalTo: root.leftAnchor),
        ])
        root.layoutIfNeeded()
        #expect(second.superview == nil && third.frame.width == 30)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(first.frame.width == 10 && root.constraints.count == 1)
        #expect(third.frame.minX == 0)
    }

    @Test func `a constraint of a view that is gone cannot be activated, and reports nothing`() {
        let root = UIView()
        var view: UIView? = UIView()
        let constraint = view.map { $0.widthAnchor.constraint(equalTo: root.widthAnchor) }
        view = nil
        constraint?.isActive = true
        #expect(constraint?.isActive == false && constraint?.firstItem == nil)
    }

    @Test func `views that always request layout are named once, and frames continue`() throws {
        final class Restless: UIView {
            var count = 0
            var isResting = false
            override func layoutSubviews() {
                count += 1
                if !isResting { setNeedsLayout() }
            }
        }
        let log = DiagnosticLog()
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = Restless(frame: window.bounds)
            view.accessibilityIdentifier = "ticker"
            window.addSubview(view)
            host.step(5)
            #expect(view.count == 5 * 4)
            #expect(log.messages("layout.endless").count == 1)
            #expect(log.messages("layout.endless").first?.contains("Restless 'ticker'") == true)
            view.isResting = true
            host.step(2)
            view.isResting = false
            view.setNeedsLayout()
            host.step(2)
            #expect(log.messages("layout.endless").count == 2)
        }
    }
}
