import CaretTesting
import Testing

@testable import UIKitCore

/// No view and no layout guide has a negative width or height, laid out or measured.
@MainActor @Suite(.app) struct SizesStayPositiveTests {
    private final class Sized: UIView {
        var natural = CGSize.zero
        override var intrinsicContentSize: CGSize { natural }
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = Sized()
        view.natural = CGSize(width: width, height: height)
        return view
    }

    private func child(of parent: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    private func column(_ views: [UIView], spacing: CGFloat = 0) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }

    private func fitted(_ view: UIView) -> CGSize { view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

    /// Pins a view into its superview, with a margin on all sides.
    private func pin(_ view: UIView, _ margin: CGFloat, to root: UIView) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: margin),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -margin),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: margin),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -margin),
        ])
    }

    // MARK: - Stacks

    @Test func `A1 a spacer in a stack has no negative height`() {
        let (top, spacer, bottom) = (box(30, 20), UIView(), box(30, 40))
        let stack = column([top, spacer, bottom], spacing: 10)
        #expect(fitted(stack) == CGSize(width: 30, height: 80))
        stack.frame = CGRect(origin: .zero, size: fitted(stack))
        stack.layoutIfNeeded()
        #expect(spacer.frame == CGRect(x: 0, y: 30, width: 30, height: 0))
        #expect(top.frame.height == 20 && bottom.frame == CGRect(x: 0, y: 40, width: 30, height: 40))
        stack.frame.size.height = 200
        stack.layoutIfNeeded()
        #expect(spacer.frame.height == 120)
    }

    @Test func `A1 a stack whose views are all hidden has no size`() {
        let views = [box(30, 20), box(30, 40)]
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = axis
            stack.spacing = 10
            for view in views { view.isHidden = true }
            #expect(fitted(stack) == .zero)
        }
    }

    @Test func `A1 a stack between two boxes takes no space while its views are hidden`() {
        let inner = column([box(30, 20), box(30, 20)], spacing: 6)
        for view in inner.arrangedSubviews { view.isHidden = true }
        let outer = column([box(30, 20), inner, box(30, 40)], spacing: 10)
        #expect(fitted(outer) == CGSize(width: 30, height: 80))
    }

    @Test(arguments: [
        UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]) func `A1 views of a stack that is too small have no negative size`(distribution: UIStackView.Distribution) {
        let views = [box(30, 20), box(40, 20), box(50, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = distribution
        stack.spacing = 10
        stack.frame = CGRect(x: 0, y: 0, width: 12, height: 20)
        stack.layoutIfNeeded()
        for view in views { #expect(stack.layoutSystemSize(of: view).width >= 0) }
        for guide in stack.layoutGuides { #expect(guide.layoutFrame.width >= 0) }
    }

    // MARK: - Guides

    @Test func `A1 a guide as a spacer has no negative height`() {
        let root = UIView()
        let (top, bottom) = (box(30, 20), box(30, 40))
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        for view in [top, bottom] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            top.topAnchor.constraint(equalTo: root.topAnchor), guide.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 5),
            bottom.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 5),
            bottom.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        #expect(fitted(root) == CGSize(width: 30, height: 70))
        root.frame = CGRect(x: 0, y: 0, width: 30, height: 70)
        root.layoutIfNeeded()
        #expect(guide.layoutFrame.height == 0 && bottom.frame.minY == 30)
    }

    @Test func `A1 margins that are wider than their view leave a guide without width, and are reported`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        root.layoutMargins = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
        let view = child(of: root)
        let margins = root.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: margins.leadingAnchor), view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            view.topAnchor.constraint(equalTo: margins.topAnchor), view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        let messages = diagnostics("layout.unsatisfiable") { root.layoutIfNeeded() }
        #expect(view.frame == CGRect(x: 8, y: 4, width: 0, height: 42))
        #expect(messages.count == 1 && messages[0].contains("UIViewLayoutMarginsGuide"))
    }

    // MARK: - Conflicts

    @Test func `A1 a child between margins that are too large has no width, and a constraint is reported`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        let view = child(of: root)
        pin(view, 16, to: root)
        let messages = diagnostics("layout.unsatisfiable") { root.layoutIfNeeded() }
        #expect(view.frame == CGRect(x: 16, y: 16, width: 0, height: 68))
        #expect(messages.count == 1 && messages[0].contains("trailing") && messages[0].contains("leading"))
        #expect(messages.count == 1 && messages[0].contains("<frame: ") && messages[0].contains(".width == 10.0>"))
        root.frame.size.width = 100
        #expect(diagnostics("layout.unsatisfiable") { root.layoutIfNeeded() }.isEmpty)
        #expect(view.frame.width == 68)
    }

    @Test func `A1 a negative width is broken and reported`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = child(of: root)
        view.widthAnchor.constraint(equalToConstant: -30).isActive = true
        let messages = diagnostics("layout.unsatisfiable") { root.layoutIfNeeded() }
        #expect(view.frame.width == 0)
        #expect(messages.count == 1 && messages[0].contains("-30"))
    }

    /// UIKit solves the constraints of a tree with its layout, and reports conflicts then.
    @Test func `A1 a tree that is in no window is not reported before it was laid out`() async throws {
        let screen = UIViewController()
        let app = try await TestApp.launch(showing: { screen })
        let card = UIView()
        let view = child(of: card)
        pin(view, 16, to: card)
        #expect(await diagnostics("layout.unsatisfiable") { await app.advance(frames: 2) }.isEmpty)
        card.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        screen.view.addSubview(card)
        #expect(await diagnostics("layout.unsatisfiable") { await app.advance(frames: 2) }.isEmpty)
        #expect(view.frame == CGRect(x: 16, y: 16, width: 68, height: 68))
        card.frame.size = .zero
        #expect(await diagnostics("layout.unsatisfiable") { await app.advance(frames: 2) }.count == 2)
    }

    @Test func `A1 a mask takes no more from a size than there is, without a report`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let outer = child(of: root)
        let width = outer.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([
            width, outer.leadingAnchor.constraint(equalTo: root.leadingAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
            outer.heightAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        let masked = UIView(frame: CGRect(x: 20, y: 0, width: 160, height: 50))
        masked.autoresizingMask = .flexibleWidth
        outer.addSubview(masked)
        let inner = child(of: masked)
        inner.leadingAnchor.constraint(equalTo: masked.leadingAnchor).isActive = true
        inner.widthAnchor.constraint(equalTo: masked.widthAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(inner.frame.width == 160)
        width.constant = 10
        #expect(diagnostics("layout.unsatisfiable") { root.layoutIfNeeded() }.isEmpty)
        #expect(inner.frame.width == 0)
    }

    // MARK: - Measuring

    @Test func `A1 a bar of no height yields to content that is taller`() {
        let root = UIView()
        let (bar, content) = (child(of: root), box(50, 120))
        content.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(content)
        let height = bar.heightAnchor.constraint(equalToConstant: 0)
        height.priority = UILayoutPriority(50)
        NSLayoutConstraint.activate([
            height, bar.topAnchor.constraint(equalTo: root.topAnchor), bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            content.topAnchor.constraint(equalTo: bar.bottomAnchor), content.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: root.trailingAnchor), content.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        #expect(fitted(root) == CGSize(width: 50, height: 120))
    }

    @Test func `A1 a row with a spacer is as high as its text and gaps`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let (label, plain) = (UILabel(), UIView())
        label.text = "Text"
        for view in [label, plain] {
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16).isActive = true
            view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16).isActive = true
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
            plain.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            plain.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
        ])
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(abs(size.height - (label.intrinsicContentSize.height + 24)) < 1)
    }
}

extension UIView {
    /// The size of a subview in the layout system, before it is rounded to pixels.
    fileprivate func layoutSystemSize(of view: UIView) -> CGSize {
        view.existingVariables.map { CGSize(width: $0.system.solver.value($0.width), height: $0.system.solver.value($0.height)) } ?? .zero
    }
}
