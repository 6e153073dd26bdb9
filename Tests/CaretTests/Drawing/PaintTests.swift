import Caret
import CaretTesting
import Testing

/// One function to fill with any paint.
@MainActor @Suite(.app) struct PaintTests {
    private static let cell = CGSize(width: 20, height: 20)

    /// Returns the drawing of a closure in a view of 40 by 40 points.
    private func drawn(_ body: @escaping @MainActor (CGContext, CGRect) -> Void) async throws -> Snapshot {
        try await launched(body).snapshot()
    }

    /// Launches an app that shows the drawing of a closure in a view of 40 by 40 points.
    private func launched(_ body: @escaping @MainActor (CGContext, CGRect) -> Void) async throws -> TestApp {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40), draw: body)
        return try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            controller.view.addSubview(view)
            return controller
        })
    }

    /// Returns red, green and blue at a point, each 0 or 1.
    private func color(_ picture: Snapshot, _ x: CGFloat, _ y: CGFloat) throws -> [Int] {
        let pixel = try #require(picture.pixel(at: CGPoint(x: x, y: y)))
        return [pixel.x, pixel.y, pixel.z].map { $0 > 127 ? 1 : 0 }
    }

    @Test func `R61 one fill draws colours, patterns and stencils`() async throws {
        let half = CGRect(x: 0, y: 0, width: 10, height: 20)
        let plain = try await drawn { $0.fill($1, with: .color(.blue)) }
        #expect(try color(plain, 5, 5) == [0, 0, 1])
        let coloured = try await drawn { context, rect in
            context.fill(
                rect,
                with: .pattern(cell: Self.cell) { cell in
                    cell.setFillColor(UIColor.red.cgColor)
                    cell.fill(half)
                })
        }
        #expect(try color(coloured, 25, 25) == [1, 0, 0] && color(coloured, 35, 25) == [1, 1, 1])
        let cut = try await drawn { context, rect in context.fill(rect, with: .stencil(cell: Self.cell, .blue) { $0.fill(half) }) }
        #expect(try color(cut, 25, 5) == [0, 0, 1] && color(cut, 35, 5) == [1, 1, 1])
    }

    @Test func theContextsOwnColourIsPreserved() async throws {
        let picture = try await drawn { context, rect in
            context.setFillColor(UIColor.red.cgColor)
            context.addRect(CGRect(x: 0, y: 0, width: 20, height: 40))
            context.fillPath(with: .color(.blue))
            context.fill(CGRect(x: 20, y: 0, width: 20, height: 40))
        }
        #expect(try color(picture, 5, 5) == [0, 0, 1] && color(picture, 35, 35) == [1, 0, 0])
    }

    @Test func `K11 an empty cell fills nothing and is reported`() async throws {
        let app = try await launched { context, rect in context.fill(rect, with: .pattern(cell: .zero) { _ in }) }
        #expect(try color(app.snapshot(), 5, 5) == [1, 1, 1])
        #expect(app.diagnostics.contains { $0.code == "pattern.unusable" })
    }
}
