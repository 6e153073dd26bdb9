import CaretTesting
import Testing

@testable import UIKitCore

/// Snapshots of scrolled views show their visible part.
@MainActor @Suite(.app) struct ScrolledSnapshotTests {
    private static let blue: UInt32 = 0xFF00_00FF
    private static let red: UInt32 = 0xFFFF_0000

    /// Creates a view 40 points high, scrolled to where 20 points of red are above 20 of blue.
    private func makeView(_ host: TestHost) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        view.contentInsetAdjustmentBehavior = .never
        view.showsVerticalScrollIndicator = false
        view.contentSize = CGSize(width: 40, height: 2000)
        for (y, color) in [(900, .red), (920, .blue)] as [(CGFloat, UIColor)] {
            let part = UIView(frame: CGRect(x: 0, y: y, width: 40, height: 20))
            part.backgroundColor = color
            view.addSubview(part)
        }
        host.makeWindow().addSubview(view)
        view.contentOffset = CGPoint(x: 0, y: 900)
        return view
    }

    /// Returns the colour at a point of a snapshot.
    private func pixel(_ snapshot: UIView?, _ x: CGFloat, _ y: CGFloat) -> UInt32? {
        guard let layer = snapshot?.layer, let image = layer.contents as? CGImage else { return nil }
        return image.pixel(Int(x * layer.contentsScale), Int(y * layer.contentsScale))
    }

    @Test(arguments: [false, true]) func aSnapshotShowsTheVisiblePart(afterUpdates: Bool) throws {
        try TestHost.run { host in
            let view = makeView(host)
            host.step()
            let snapshot = view.snapshotView(afterScreenUpdates: afterUpdates)
            #expect(snapshot?.bounds.size == CGSize(width: 40, height: 40))
            #expect(pixel(snapshot, 20, 10) == Self.red)
            #expect(pixel(snapshot, 20, 30) == Self.blue)
        }
    }

    @Test(arguments: [false, true]) func aPartIsGivenInTheBounds(afterUpdates: Bool) throws {
        try TestHost.run { host in
            let view = makeView(host)
            host.step()
            let part = view.resizableSnapshotView(
                from: CGRect(x: 10, y: 915, width: 20, height: 10), afterScreenUpdates: afterUpdates, withCapInsets: .zero)
            #expect(pixel(part, 10, 2) == Self.red)
            #expect(pixel(part, 10, 8) == Self.blue)
        }
    }

    @Test(arguments: [false, true]) func theHierarchyIsDrawnFromTheCornerOfTheBounds(afterUpdates: Bool) throws {
        try TestHost.run { host in
            let view = makeView(host)
            host.step()
            let sketch = Sketch {
                view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: afterUpdates)
            }
            #expect(sketch[10, 5] == Self.red && sketch[10, 15] == Self.blue)
        }
    }

    @Test func theSnapshotOfTheLastFrameDoesNotMoveWithTheBounds() throws {
        try TestHost.run { host in
            let view = makeView(host)
            host.step()
            view.contentOffset = CGPoint(x: 0, y: 920)
            #expect(pixel(view.snapshotView(afterScreenUpdates: false), 20, 10) == Self.red)
            #expect(pixel(view.snapshotView(afterScreenUpdates: true), 20, 10) == Self.blue)
        }
    }

    @Test func aLiftedPreviewShowsTheVisiblePart() throws {
        try TestHost.run { host in
            let view = makeView(host)
            host.step()
            let preview = try #require(DragPreviewView(view, UIPreviewParameters()))
            let picture = try #require(preview.subviews.first?.subviews.first)
            #expect(picture.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
            #expect(pixel(picture, 20, 10) == Self.red)
        }
    }

    @Test func aLayerIsRenderedInItsOwnCoordinates() throws {
        try TestHost.run { host in
            let view = makeView(host)
            host.step()
            let sketch = Sketch {
                guard let context = UIGraphicsGetCurrentContext() else { return }
                context.translateBy(x: 0, y: -910)
                view.layer.render(in: context)
            }
            #expect(sketch[10, 5] == Self.red && sketch[10, 15] == Self.blue)
        }
    }
}
