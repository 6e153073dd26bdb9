import Testing

@testable import UIKitCore

/// Autoresizing masks in the constraint solution: subviews share the change of a superview's size at once.
@MainActor @Suite(.app) struct MaskConstraintTests {
    /// A card placed by constraints, with a subview that has a mask, and a view beside the card that is constrained
    /// to the subview.
    @MainActor private struct Scene {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let card = UIView()
        let inner: UIView
        let outside = UIView()
        let width: NSLayoutConstraint

        init(_ mask: UIView.AutoresizingMask, _ frame: CGRect) {
            inner = UIView(frame: frame)
            width = card.widthAnchor.constraint(equalToConstant: 100)
            card.bounds.size = CGSize(width: 100, height: 100)
            inner.autoresizingMask = mask
            for view in [card, outside] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            card.addSubview(inner)
            NSLayoutConstraint.activate([
                card.leftAnchor.constraint(equalTo: root.leftAnchor), card.topAnchor.constraint(equalTo: root.topAnchor), width,
                card.heightAnchor.constraint(equalToConstant: 100), outside.leftAnchor.constraint(equalTo: inner.leftAnchor),
                outside.rightAnchor.constraint(equalTo: inner.rightAnchor), outside.topAnchor.constraint(equalTo: root.topAnchor),
                outside.heightAnchor.constraint(equalToConstant: 10),
            ])
            root.layoutIfNeeded()
        }
    }

    @Test(
        arguments: [
            ([.flexibleWidth], CGRect(x: 20, y: 0, width: 50, height: 10), 20, 150),
            ([.flexibleLeftMargin], CGRect(x: 20, y: 0, width: 50, height: 10), 120, 50),
            ([.flexibleRightMargin], CGRect(x: 20, y: 0, width: 50, height: 10), 20, 50),
            ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 20, y: 0, width: 50, height: 10), 60, 50),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], CGRect(x: 20, y: 0, width: 50, height: 10), 40, 100),
            ([], CGRect(x: 20, y: 0, width: 50, height: 10), 20, 50),
        ] as [(UIView.AutoresizingMask, CGRect, CGFloat, CGFloat)]) func `the solution has a superview's new size in its masks`(
            mask: UIView.AutoresizingMask, frame: CGRect, x: CGFloat, width: CGFloat
        ) throws
    {
        let scene = Scene(mask, frame)
        #expect(scene.outside.frame.minX == 20 && scene.outside.frame.width == 50)
        scene.width.constant = 200
        // Before any frame is set: the values of the solution.
        let box = try #require(scene.inner.existingVariables)
        box.system.solveIfNeeded()
        #expect(abs(box.frame.minX - x) < 1e-6 && abs(box.frame.width - width) < 1e-6)
        scene.root.layoutIfNeeded()
        #expect(scene.inner.frame.minX == x && scene.inner.frame.width == width)
        #expect(scene.outside.frame.minX == x && scene.outside.frame.width == width)
        scene.width.constant = 100
        scene.root.layoutIfNeeded()
        #expect(scene.outside.frame == CGRect(x: 20, y: 0, width: 50, height: 10))
    }

    @Test func `a frame that is set moves the views that depend on it`() {
        let scene = Scene([.flexibleWidth], CGRect(x: 20, y: 0, width: 50, height: 10))
        scene.inner.frame = CGRect(x: 10, y: 0, width: 80, height: 10)
        scene.root.layoutIfNeeded()
        #expect(scene.outside.frame.minX == 10 && scene.outside.frame.width == 80)
        scene.width.constant = 150
        scene.root.layoutIfNeeded()
        #expect(scene.outside.frame.width == 130)
        scene.card.autoresizesSubviews = false
        scene.width.constant = 100
        scene.root.layoutIfNeeded()
        #expect(scene.outside.frame.width == 130)
    }

    @Test func `the content of a content view determines the size of its card`() {
        let (card, content, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50)), UIView(), UIView())
        content.frame = card.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.addSubview(content)
        label.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(label)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 5),
            content.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 5),
            label.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
            content.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 5),
            label.heightAnchor.constraint(equalToConstant: 70), label.widthAnchor.constraint(equalToConstant: 90),
        ])
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 80))
        #expect(card.frame.size == CGSize(width: 300, height: 50))
    }

    @Test func `a view that is removed takes its mask out of the solution`() throws {
        let scene = Scene([.flexibleWidth], CGRect(x: 20, y: 0, width: 50, height: 10))
        let box = try #require(scene.inner.existingVariables)
        #expect(!box.itemConstraints.isEmpty)
        scene.inner.removeFromSuperview()
        #expect(box.itemConstraints.isEmpty)
        scene.width.constant = 180
        scene.root.layoutIfNeeded()
        #expect(scene.inner.frame.width == 50 && scene.card.frame.width == 180)
    }
}
