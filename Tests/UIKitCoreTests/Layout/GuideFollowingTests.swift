import CaretTesting
import Testing

@testable import UIKitCore

/// How guides and margins follow direction, superviews and scrolling.
@MainActor @Suite(.app) struct GuideFollowingTests {
    private func fill(_ guide: UILayoutGuide, of view: UIView) -> UIView {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        NSLayoutConstraint.activate([
            child.leftAnchor.constraint(equalTo: guide.leftAnchor), child.rightAnchor.constraint(equalTo: guide.rightAnchor),
            child.topAnchor.constraint(equalTo: guide.topAnchor), child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        return child
    }

    private final class Margins: UIView {
        var told: [UIEdgeInsets] = []
        override func layoutMarginsDidChange() {
            super.layoutMarginsDidChange()
            told.append(layoutMargins)
        }
    }

    @Test func `directional margins change sides with the layout direction, once`() {
        let view = Margins(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 10)
        let child = fill(view.layoutMarginsGuide, of: view)
        view.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 40, y: 0, width: 150, height: 100))
        view.told = []
        view.semanticContentAttribute = .forceRightToLeft
        view.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 10, y: 0, width: 150, height: 100))
        #expect(view.told == [UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 40)])
    }

    @Test func `a view that preserves its superview's margins follows it in and as it grows`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        outer.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        inner.preservesSuperviewLayoutMargins = true
        let child = fill(inner.layoutMarginsGuide, of: inner)
        inner.layoutIfNeeded()
        #expect(child.frame.minX == 8)
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 40, y: 40, width: 220, height: 220))
        inner.frame.origin.x = 15
        outer.layoutIfNeeded()
        #expect(child.frame.minX == 25)
        inner.autoresizingMask = []
        outer.bounds.size.width = 400
        outer.layoutIfNeeded()
        #expect(child.frame.maxX == 292)
    }

    @Test func `a view that is constrained to a scroll view's safe area does not scroll`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        let button = fill(scroll.safeAreaLayoutGuide, of: scroll)
        scroll.layoutIfNeeded()
        #expect(button.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
        scroll.contentOffset.y = 300
        scroll.layoutIfNeeded()
        #expect(scroll.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 100, height: 200))
        #expect(button.frame == CGRect(x: 0, y: 300, width: 100, height: 200))
    }

    @Test func `a controller is notified of its view's margins`() throws {
        final class Screen: UIViewController {
            var heard: [CGFloat] = []
            override func viewLayoutMarginsDidChange() {
                super.viewLayoutMarginsDidChange()
                heard.append(view.layoutMargins.top)
            }
        }
        let screen = Screen()
        screen.loadViewIfNeeded()
        screen.heard = []
        screen.view.layoutMargins.top = 77
        screen.view.layoutMargins.top = 77
        #expect(screen.heard == [77])
    }
}

/// Proportional stack views.
@MainActor @Suite(.app) struct ProportionTests {
    private final class WidthView: UIView {
        var width: CGFloat { didSet { invalidateIntrinsicContentSize() } }
        init(_ width: CGFloat) {
            self.width = width
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
    }

    private func stack(_ views: [UIView], spacing: CGFloat = 0) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillProportionally
        stack.spacing = spacing
        stack.frame = CGRect(x: 0, y: 0, width: 240, height: 20)
        return stack
    }

    @Test func `proportions follow the intrinsic lengths of the views`() {
        let (left, right) = (WidthView(30), WidthView(30))
        let row = stack([left, right])
        row.layoutIfNeeded()
        #expect([left.frame.width, right.frame.width] == [120, 120])
        left.width = 90
        row.layoutIfNeeded()
        #expect([left.frame.width, right.frame.width] == [180, 60])
    }

    @Test func `a stack counts with the length of its content, now and later`() {
        let (first, second, third) = (WidthView(30), WidthView(30), WidthView(60))
        let inner = UIStackView(arrangedSubviews: [first, second])
        let row = stack([inner, third])
        row.layoutIfNeeded()
        #expect([inner.frame.width, third.frame.width] == [120, 120])
        first.width = 150
        row.layoutIfNeeded()
        #expect([inner.frame.width, third.frame.width] == [180, 60])
    }

    @Test func `spacing is subtracted before proportions are applied`() {
        let (left, right) = (WidthView(10), WidthView(30))
        let row = stack([left, right], spacing: 40)
        row.layoutIfNeeded()
        #expect([left.frame.width, right.frame.minX, right.frame.width] == [50, 90, 150])
    }

    @Test func `a row begins at the right in right-to-left layouts`() {
        let (left, right) = (WidthView(10), WidthView(30))
        let row = stack([left, right])
        row.semanticContentAttribute = .forceRightToLeft
        row.layoutIfNeeded()
        #expect([left.frame.minX, right.frame.minX] == [180, 0])
    }
}
