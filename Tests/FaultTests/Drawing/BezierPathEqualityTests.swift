import Testing
import UIKit

/// Paths are compared by their elements and drawing properties.
@Suite struct BezierPathEqualityTests {
    private func path(_ change: (UIBezierPath) -> Void = { _ in }) -> UIBezierPath {
        let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
        change(path)
        return path
    }

    @Test func `E6 equal elements make equal paths`() {
        #expect(path() == path() && path().hash == path().hash)
        #expect(path().copy() as? UIBezierPath == path())
        #expect(Set([path(), path()]).count == 1)
        #expect(path() != path { $0.addLine(to: .zero) })
    }

    @Test func `E6 drawing properties count`() {
        #expect(path() != path { $0.lineWidth = 2 })
        #expect(path() != path { $0.lineCapStyle = .round })
        #expect(path() != path { $0.usesEvenOddFillRule = true })
        #expect(path() != path { $0.setLineDash([2, 3], count: 2, phase: 0) })
    }
}
