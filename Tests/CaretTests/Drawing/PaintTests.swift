import Caret
import CaretTesting
import Testing

/// One function to fill with any paint.
@MainActor @Suite(.app) struct PaintTests {
    private static let cell = CGSize(width: 20, height: 20)

    /// Returns the drawing of a closure in a view of 40 by 40 points.
    private func draw(_ body: @escaping @MainActor (CGContext, CGRect) -> Void) async throws -> Snapshot {
        try await launch(body).snapshot()
    }

    /// Launches an app that shows the drawing of a closure in a view of 40 by 40 points.
    private func launch(_ body: @escaping @MainActor (CGContext, CGRect) -> Void) async throws -> TestApp {
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
        let blue = try await draw { $0.fill($1, with: .color(.blue)) }
        #expect(try color(blue, 5, 5) == [0, 0, 1])
        let coloured = try await draw { context, rect in
            context.fill(
                rect,
                with: .pattern(cell: Self.cell) { cell in
                    cell.setFillColor(UIColor.red.cgColor)
                    cell.fill(half)
                })
        }
        #expect(try color(coloured, 25, 25) == [1, 0, 0] && color(coloured, 35, 25) == [1, 1, 1])
        let cut = try await draw { context, rect in context.fill(rect, with: .stencil(cell: Self.cell, .blue) { $0.fill(half) }) }
        #expect(try color(cut, 25, 5) == [0, 0, 1] && color(cut, 35, 5) == [1, 1, 1])
    }

    @Test func theContextsOwnColourIsPreserved() async throws {
        let picture = try await draw { context, rect in
            context.setFillColor(UIColor.red.cgColor)
            context.addRect(CGRect(x: 0, y: 0, width: 20, height: 40))
            context.fillPath(with: .color(.blue))
            context.fill(CGRect(x: 20, y: 0, width: 20, height: 40))
        }
        #expect(try color(picture, 5, 5) == [0, 0, 1] && color(picture, 35, 35) == [1, 0, 0])
    }

    @Test func `K11 an empty cell fills nothing and is reported`() async throws {
        let app = try await launch { context, rect in context.fill(rect, with: .pattern(cell: .zero) { _ in }) }
        #expect(try color(app.snapshot(), 5, 5) == [1, 1, 1])
        #expect(app.diagnostics.contains { $0.code == "pattern.unusable" })
    }

    // MARK: - Patterns

    @Test func stripesDotsAndChecksAreDrawnWithTheirBackground() async throws {
        let stripes = try await draw { $0.fill($1, with: .stripes(.red, on: .blue, width: 10)) }
        for (y, expected) in [(5, [1, 0, 0]), (15, [0, 0, 1]), (25, [1, 0, 0]), (35, [0, 0, 1])] {
            #expect(try color(stripes, 3, CGFloat(y)) == expected && color(stripes, 37, CGFloat(y)) == expected)
        }
        let upright = try await draw { $0.fill($1, with: .stripes(.red, width: 4, gap: 16, angle: .pi / 2)) }
        #expect(try color(upright, 18, 20) == [1, 0, 0] && color(upright, 10, 20) == [1, 1, 1] && color(upright, 38, 3) == [1, 0, 0])
        let dots = try await draw { $0.fill($1, with: .dots(.blue, diameter: 10)) }
        #expect(try color(dots, 10, 10) == [0, 0, 1] && color(dots, 30, 30) == [0, 0, 1] && color(dots, 20, 20) == [1, 1, 1])
        let staggered = try await draw { $0.fill($1, with: .dots(.blue, on: .red, diameter: 10, isStaggered: true)) }
        #expect(try color(staggered, 10, 10) == [0, 0, 1] && color(staggered, 10, 30) == [1, 0, 0])
        #expect(try color(staggered, 20, 30) == [0, 0, 1] && color(staggered, 1, 30) == [0, 0, 1])
        let checks = try await draw { $0.fill($1, with: .checks(.blue, on: .red, side: 20)) }
        #expect(try color(checks, 10, 10) == [0, 0, 1] && color(checks, 30, 30) == [0, 0, 1])
        #expect(try color(checks, 30, 10) == [1, 0, 0] && color(checks, 10, 30) == [1, 0, 0])
    }

    @Test func layersFillAPathTogetherAndClearIt() async throws {
        let picture = try await draw { context, rect in
            context.addRect(CGRect(x: 0, y: 0, width: 20, height: 40))
            context.fillPath(with: .layers([.color(.red), .stripes(.blue, width: 10)]))
            context.fillPath(with: .color(.blue))
            context.fill(CGRect(x: 30, y: 0, width: 10, height: 40), with: .layers([]))
        }
        #expect(try color(picture, 5, 5) == [0, 0, 1] && color(picture, 5, 15) == [1, 0, 0] && color(picture, 25, 5) == [1, 1, 1])
        #expect(try color(picture, 35, 5) == [1, 1, 1])
    }

    @Test func oneStripedPaintFollowsTheAppearance() async throws {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        let paint = Paint.checks(color, side: 40)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) { $0.fill($1, with: paint) }
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
        #expect(try self.color(app.snapshot(), 5, 5) == [0, 0, 1])
        app.mainWindow.overrideUserInterfaceStyle = .dark
        await app.advance(frames: 2)
        #expect(try self.color(app.snapshot(), 5, 5) == [1, 0, 0])
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func sizesThatAreNoneFillTheBackgroundOnlyAndAreReported(size: CGFloat) async throws {
        let app = try await launch { context, rect in
            context.fill(rect, with: .stripes(.blue, on: .red, width: size))
            context.fill(rect, with: .dots(.blue, on: .red, diameter: size))
            context.fill(rect, with: .checks(.blue, on: .red, side: size))
            context.fill(rect, with: .stripes(.blue, width: 2, gap: size))
            context.fill(rect, with: .stripes(.blue, width: 2, angle: .nan))
        }
        #expect(try color(app.snapshot(), 5, 5) == [1, 0, 0])
        #expect(app.diagnostics.contains { $0.code == "pattern.unusable" })
    }
}
