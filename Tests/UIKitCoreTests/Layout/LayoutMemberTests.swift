import CaretTesting
import Testing

@testable import UIKitCore

/// Members of layout that few apps use.
@MainActor @Suite(.app) struct LayoutMemberTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1300, height: 400))

    private func child() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    @Test(arguments: [(UIContentSizeCategory.extraSmall, 560), (.large, 672), (.extraExtraExtraLarge, 896)])
    func `the readable column is as wide as the text is large`(category: UIContentSizeCategory, width: CGFloat) {
        let child = child()
        let guide = root.readableContentGuide
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: guide.leadingAnchor), child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            child.topAnchor.constraint(equalTo: guide.topAnchor), child.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        root.traitOverrides.preferredContentSizeCategory = category
        root.layoutIfNeeded()
        #expect(child.frame.width == width && guide.layoutFrame.width == width)
    }

    @Test func `alignment insets are left out when views are aligned, whichever property declares them`() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 4, bottom: 6, right: 0) }
        }
        final class Shifted: UIView {
            override func alignmentRect(forFrame frame: CGRect) -> CGRect {
                frame.inset(by: UIEdgeInsets(top: 0, left: 4, bottom: 6, right: 0))
            }
            override func frame(forAlignmentRect rect: CGRect) -> CGRect {
                rect.inset(by: UIEdgeInsets(top: 0, left: -4, bottom: -6, right: 0))
            }
        }
        for view in [Shadowed(), Shifted()] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10), view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
            ])
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 6, y: 0, width: 104, height: 56))
        }
    }

    @Test func `a constraint returns its sides as anchors, and anchors return their owner`() throws {
        let view = child()
        let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
        let width = view.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([left, width])
        #expect(left.firstAnchor.item === view && left.firstAnchor.name == "leading")
        #expect(left.secondAnchor?.item === root && width.secondAnchor == nil)
        #expect(!view.leadingAnchor.hasAmbiguousLayout && !view.trailingAnchor.hasAmbiguousLayout)
        #expect(view.topAnchor.hasAmbiguousLayout && view.heightAnchor.hasAmbiguousLayout)
        #expect(view.widthAnchor.constraintsAffectingLayout.contains { $0 === width })
    }

    @Test func `the distance between two anchors is a dimension`() {
        let (first, second) = (child(), child())
        NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10), first.widthAnchor.constraint(equalToConstant: 30),
            second.widthAnchor.constraint(equalToConstant: 20),
            first.rightAnchor.anchorWithOffset(to: second.leftAnchor).constraint(equalTo: first.widthAnchor, multiplier: 2),
        ])
        root.layoutIfNeeded()
        #expect(second.frame.minX == 100)
    }

    @Test func `a line of the visual format may run from the right, name guides, and use priorities by name`() {
        let (first, second) = (child(), child())
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let views: [String: Any] = ["first": first, "second": second, "guide": guide]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-10-[first(40)]-5-[guide(wide@weak)]-[second(20)]", options: [.directionRightToLeft, .alignAllTop],
                metrics: ["wide": 70, "weak": 400], views: views))
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-3-[first(9)]", views: views))
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 1250, y: 3, width: 40, height: 9))
        #expect(guide.layoutFrame.minX == 1175 && second.frame.minX == 1147 && second.frame.minY == 3)
    }

    @Test func `a column of the visual format may measure from baseline to baseline`() {
        let (upper, lower) = (UILabel(), UILabel())
        for label in [upper, lower] {
            label.text = "Words"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
        }
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-10-[upper]-60-[lower]", options: [.spacingBaselineToBaseline],
                views: ["upper": upper, "lower": lower]))
        root.layoutIfNeeded()
        #expect(abs(upper.frame.minY - 10) < 0.001)
        #expect(abs(lower.frame.minY - upper.frame.minY - 60) <= 0.5)
    }

    @Test func `overridden priorities and margins of a view are used`() {
        final class Stiff: UIView {
            var set: [Float] = []
            override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
                set.append(priority.rawValue)
                super.setContentHuggingPriority(priority, for: axis)
            }
            override var directionalLayoutMargins: NSDirectionalEdgeInsets {
                get { super.directionalLayoutMargins }
                set { super.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: newValue.trailing) }
            }
        }
        let view = Stiff()
        view.setContentHuggingPriority(.required, for: .vertical)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)
        #expect(view.set == [1000] && view.contentHuggingPriority(for: .vertical) == .required)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 9))
    }

    @Test(arguments: [Float(-1), 1001, .nan]) func `a priority outside of 0 to 1000 is a programmer's mistake`(number: Float) async {
        switch number {
        case -1:
            await #expect(processExitsWith: .failure) { @MainActor in
                UIView().setContentHuggingPriority(UILayoutPriority(-1), for: .vertical)
            }
        case 1001:
            await #expect(processExitsWith: .failure) { @MainActor in
                UIView().setContentCompressionResistancePriority(UILayoutPriority(1001), for: .vertical)
            }
        default:
            await #expect(processExitsWith: .failure) { @MainActor in
                _ = UIView().systemLayoutSizeFitting(
                    .zero, withHorizontalFittingPriority: UILayoutPriority(.nan), verticalFittingPriority: .required)
            }
        }
    }
}
