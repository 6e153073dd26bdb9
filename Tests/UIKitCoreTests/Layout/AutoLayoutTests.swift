import CaretTesting
import Synchronization
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct AutoLayoutTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func child(in parent: UIView? = nil) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    @Test func `a view is placed by its constraints`() {
        let view = child()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 10, width: 260, height: 130))
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 10, width: 160, height: 80))
        #expect(!view.hasAmbiguousLayout)
    }

    @Test func `a constant that changes within an animation is animated by layoutIfNeeded`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = child(in: window)
            let left = view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 0)
            NSLayoutConstraint.activate([
                left, view.topAnchor.constraint(equalTo: window.topAnchor), view.widthAnchor.constraint(equalToConstant: 50),
                view.heightAnchor.constraint(equalToConstant: 50),
            ])
            host.step(2)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                left.constant = 100
                window.layoutIfNeeded()
            }
            #expect(view.frame.minX == 100)
            host.advance(0.5)
            let shown = try #require(view.layer.presentation()).frame.minX
            #expect(shown > 30 && shown < 70)
        }
    }

    @Test func `cousins are constrained through the views between them`() {
        let (left, right) = (UIView(frame: CGRect(x: 10, y: 0, width: 100, height: 100)), child())
        root.addSubview(left)
        let (inner, far) = (child(in: left), child(in: right))
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 5), inner.topAnchor.constraint(equalTo: left.topAnchor),
            inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 30),
            right.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100), right.topAnchor.constraint(equalTo: root.topAnchor),
            right.rightAnchor.constraint(equalTo: root.rightAnchor), right.heightAnchor.constraint(equalToConstant: 50),
            far.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 80), far.topAnchor.constraint(equalTo: inner.topAnchor),
            far.widthAnchor.constraint(equalTo: inner.widthAnchor), far.heightAnchor.constraint(equalTo: inner.heightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(far.frame == CGRect(x: 25, y: 0, width: 30, height: 30))
        left.frame.origin.x = 20
        root.layoutIfNeeded()
        #expect(far.frame.minX == 35)
    }

    @Test func `a label is as large as its text, and as high as its lines`() {
        let label = UILabel()
        label.text = "One"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        let width = label.widthAnchor.constraint(equalToConstant: 80)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: root.leftAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 0.5 && label.frame.height > 15)
        let oneLine = label.frame.height
        label.numberOfLines = 0
        label.text = "Several words that do not find room in one line"
        width.isActive = true
        root.layoutIfNeeded()
        #expect(label.frame.width == 80 && label.frame.height > 3 * oneLine)
    }

    @Test func `leading is on the right in right-to-left layouts`() {
        let view = child()
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
        NSLayoutConstraint.activate([
            leading, view.widthAnchor.constraint(equalToConstant: 50), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.frame.maxX == 280)
    }

    @Test func `margins, safe area and layout guides can be constrained`() {
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = child()
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor), guide.widthAnchor.constraint(equalToConstant: 40),
            guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor), guide.heightAnchor.constraint(equalToConstant: 10),
            view.leftAnchor.constraint(equalTo: guide.rightAnchor),
            view.rightAnchor.constraint(equalTo: root.layoutMarginsGuide.rightAnchor),
            view.topAnchor.constraint(equalTo: guide.bottomAnchor), view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 42, y: 10, width: 254, height: 390))
        #expect(guide.layoutFrame == CGRect(x: 2, y: 0, width: 40, height: 10))
        root.layoutMargins.left = 12
        root.layoutIfNeeded()
        #expect(view.frame.minX == 52)
    }

    @Test func `a scroll view's content size follows the constraints of its content`() {
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(scroller)
        let content = child(in: scroller)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroller.topAnchor), content.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroller.widthAnchor), content.heightAnchor.constraint(equalToConstant: 500),
        ])
        root.layoutIfNeeded()
        #expect(scroller.contentSize == CGSize(width: 100, height: 500))
        scroller.contentOffset.y = 50
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 500))
    }

    @Test func `positions of different axes may be constrained`() {
        let (view, other) = (child(), child())
        NSLayoutConstraint.activate([
            other.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1, constant: 5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 35)
    }

    @Test func `a root view that the app has added fills its window`() throws {
        try TestHost.run { host in
            let controller = UIViewController()
            controller.view = UIView()
            let window = UIWindow()
            window.rootViewController = controller
            window.addSubview(controller.view)
            window.makeKeyAndVisible()
            #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            host.step()
            window.isHidden = true
        }
    }

    @Test func `a view that is rotated by a right angle takes the frame it is given`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
        #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
        #expect(abs(view.bounds.width - 50) < 1e-9 && abs(view.bounds.height - 100) < 1e-9)
    }

    @Test func `fitting returns the smallest size that the constraints allow`() {
        let card = UIView()
        let inner = child(in: card)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 8),
            card.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: 8),
            inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
            card.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 4),
            inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 50), inner.heightAnchor.constraint(equalTo: inner.widthAnchor),
        ])
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 66, height: 58))
        let wide = card.systemLayoutSizeFitting(
            CGSize(width: 116, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 116, height: 108))
        #expect(card.frame == .zero)
    }

    @Test func `conflicting constraints are reported once, with names, and the rest holds`() async throws {
        let before = DiagnosticLog()
        let view = child()
        let fine = view.widthAnchor.constraint(equalToConstant: 100)
        fine.identifier = "wide"
        let wrong = view.widthAnchor.constraint(equalToConstant: 50)
        wrong.identifier = "narrow"
        NSLayoutConstraint.activate([fine, wrong])
        root.layoutIfNeeded()
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        let messages = before.messages("layout.unsatisfiable")
        #expect(messages.count == 1)
        #expect(messages.first?.contains("'narrow'") == true && messages.first?.contains("'wide'") == true)
        #expect(messages.first?.contains("AutoLayoutTests.swift") == true)
        fine.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
    }

    @Test func `constraints end when a view between their items leaves`() {
        let (outer, view) = (child(), UIView())
        outer.addSubview(view)
        let inside = view.widthAnchor.constraint(equalTo: outer.widthAnchor)
        let across = view.heightAnchor.constraint(equalTo: root.heightAnchor)
        NSLayoutConstraint.activate([inside, across])
        #expect(root.constraints == [across] && outer.constraints == [inside])
        outer.removeFromSuperview()
        #expect(inside.isActive && !across.isActive && root.constraints.isEmpty)
    }

    @Test func `views and constraints are freed`() {
        weak var gone: UIView?
        do {
            let view = child()
            gone = view
            view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
            root.layoutIfNeeded()
            view.removeFromSuperview()
        }
        root.layoutIfNeeded()
        #expect(gone == nil)
    }

    @Test func `updateConstraints is called once before layout, inner views first`() {
        final class Counting: UIView {
            static var order: [Int] = []
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                Self.order.append(tag)
                super.updateConstraints()
            }
        }
        Counting.order = []
        let (outer, inner) = (Counting(), Counting())
        (outer.tag, inner.tag) = (1, 2)
        root.addSubview(outer)
        outer.addSubview(inner)
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(Counting.order == [2, 1])
        inner.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(Counting.order == [2, 1, 2])
    }

    @Test func `ambiguity is found, exercised and explained`() {
        let view = child()
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        #expect(view.hasAmbiguousLayout)
        root.layoutIfNeeded()
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        #expect(view.frame != before && view.frame.width == 30)
        #expect(view.constraintsAffectingLayout(for: .horizontal) == [width])
    }
}

/// The diagnostics that were reported since the log was created.
@MainActor final class DiagnosticLog {
    private let log: Log
    private let id: Int

    /// Other tests may report from other threads at the same time.
    private final class Log: Sendable {
        let all = Mutex<[Diagnostic]>([])
    }

    init() {
        let log = Log()
        self.log = log
        id = Diagnostics.addRecorder { diagnostic in log.all.withLock { $0.append(diagnostic) } }
    }

    isolated deinit {
        Diagnostics.remove(recorder: id)
    }

    func messages(_ code: String) -> [String] { log.all.withLock { $0 }.filter { $0.code == code }.map(\.message) }
}
