import CaretTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct SnapshotViewTests {
    private func makeView(_ host: TestHost) -> UIView {
        let window = host.makeWindow()
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        window.addSubview(view)
        return view
    }

    @Test func aSnapshotShowsWhatTheLastFrameShowed() throws {
        try TestHost.run { host in
            let view = makeView(host)
            #expect(view.snapshotView(afterScreenUpdates: false) == nil, "no frame has shown it")
            host.step()
            view.subviews[0].backgroundColor = .green
            let before = try #require(view.snapshotView(afterScreenUpdates: false))
            let after = try #require(view.snapshotView(afterScreenUpdates: true))
            #expect(before.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
            view.superview?.addSubview(before)
            host.step()
            #expect(host.pixel(10, 10) == [0, 0, 255] && host.pixel(30, 10) == [255, 0, 0])
            view.superview?.addSubview(after)
            host.step()
            #expect(host.pixel(10, 10) == [0, 255, 0])
        }
    }

    @Test func aPartIsResizedBetweenItsCaps() throws {
        try TestHost.run { host in
            let view = makeView(host)
            host.step()
            let part = try #require(
                view.resizableSnapshotView(
                    from: CGRect(x: 10, y: 0, width: 20, height: 10), afterScreenUpdates: false,
                    withCapInsets: UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 9)))
            #expect(part.bounds.size == CGSize(width: 20, height: 10))
            part.frame = CGRect(x: 100, y: 100, width: 60, height: 10)
            view.superview?.addSubview(part)
            host.step()
            #expect(host.pixel(108, 105) == [0, 0, 255] && host.pixel(152, 105) == [255, 0, 0])
        }
    }

    @Test func theHierarchyIsDrawnIntoARectangle() throws {
        try TestHost.run { host in
            let view = makeView(host)
            var isWhole = true
            _ = Sketch { isWhole = view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: false) }
            #expect(!isWhole)
            let sketch = Sketch { isWhole = view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true) }
            #expect(isWhole && sketch[5, 10] == 0xFF00_00FF && sketch[15, 10] == 0xFFFF_0000)
        }
    }

    @Test func viewsWithoutSizeHaveNoSnapshot() throws {
        try TestHost.run { _ in
            #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
            #expect(!UIView().drawHierarchy(in: .infinite, afterScreenUpdates: true))
        }
    }
}
