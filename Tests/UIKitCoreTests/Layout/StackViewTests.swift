import CaretTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct StackViewTests {
    private final class Sized: UIView {
        var natural = CGSize(width: 40, height: 20)
        override var intrinsicContentSize: CGSize { natural }
    }

    private func views(_ sizes: [CGSize]) -> [UIView] {
        sizes.map {
            let view = Sized()
            view.natural = $0
            return view
        }
    }

    private func stack(_ views: [UIView], width: CGFloat = 300, height: CGFloat = 100, _ change: (UIStackView) -> Void) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        change(stack)
        stack.layoutIfNeeded()
        return stack
    }

    private let three = [CGSize(width: 30, height: 20), CGSize(width: 60, height: 40), CGSize(width: 90, height: 10)]

    @Test func `equal lengths fill the row`() {
        let all = views(three)
        _ = stack(all) {
            $0.distribution = .fillEqually
            $0.spacing = 15
        }
        #expect(all.map(\.frame.minX) == [0, 105, 210])
        #expect(all.map(\.frame.width) == [90, 90, 90] && all.map(\.frame.height) == [100, 100, 100])
    }

    @Test func `with fill the view that hugs least grows`() {
        let all = views(three)
        all[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
        all[2].setContentHuggingPriority(.defaultHigh, for: .horizontal)
        _ = stack(all) { $0.spacing = 10 }
        #expect(all.map(\.frame.width) == [30, 160, 90])
    }

    @Test func `proportions follow the intrinsic sizes of the views`() {
        let all = views(three)
        _ = stack(all, width: 360) { $0.distribution = .fillProportionally }
        #expect(all.map(\.frame.width) == [60, 120, 180])
    }

    @Test func `equal spacing and equal centring`() {
        let all = views(three)
        _ = stack(all) { $0.distribution = .equalSpacing }
        #expect(all.map(\.frame.minX) == [0, 90, 210])
        let centred = views([CGSize(width: 40, height: 20), CGSize(width: 40, height: 20), CGSize(width: 40, height: 20)])
        _ = stack(centred, width: 240) { $0.distribution = .equalCentering }
        #expect(centred.map(\.center.x) == [20, 120, 220])
    }

    @Test(arguments: [
        (UIStackView.Alignment.leading, [0, 0, 0] as [CGFloat]), (.trailing, [80, 60, 90]), (.center, [40, 30, 45]),
    ]) func `views are aligned across the row`(alignment: UIStackView.Alignment, tops: [CGFloat]) {
        let all = views(three)
        _ = stack(all) {
            $0.alignment = alignment
            $0.distribution = .equalSpacing
        }
        #expect(all.map(\.frame.minY) == tops)
        #expect(all.map(\.frame.height) == [20, 40, 10])
    }

    @Test func `a hidden view takes no space, and returns`() {
        let all = views(three)
        let stack = stack(all) {
            $0.distribution = .fillEqually
            $0.spacing = 10
        }
        all[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(all[0].frame.width == 145 && all[2].frame.minX == 155)
        all[1].isHidden = false
        stack.layoutIfNeeded()
        // A third of the rest, with both edges on the screen's pixels, whichever those are.
        #expect(abs(all[1].frame.width - 280.0 / 3) < 1 && all[1].frame.height == 100)
    }

    @Test func `a column of stacks is as large as its content`() {
        let rows = (0..<3).map { _ in UIStackView(arrangedSubviews: views(three)) }
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.spacing = 5
        column.setCustomSpacing(UIStackView.spacingUseSystem, after: rows[0])
        #expect(column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 180, height: 40 * 3 + 13))
        column.isLayoutMarginsRelativeArrangement = true
        column.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 186, height: 137))
    }

    @Test func `a removed view is no longer arranged`() {
        let all = views(three)
        let stack = stack(all) { $0.distribution = .fillEqually }
        stack.removeArrangedSubview(all[0])
        #expect(all[0].superview === stack)
        all[1].removeFromSuperview()
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews == [all[2]] && all[2].frame.width == 300)
    }
}
