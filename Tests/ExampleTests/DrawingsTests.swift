import CaretTesting
import Testing

@testable import Drawings

/// Each page matches its picture in the documentation.
@MainActor @Suite(.app) struct DrawingsTests {
    /// The pictures of the documentation are the golden ones.
    private static let pictures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/Pictures/Drawings", isDirectory: true)

    /// The moment at which an animated page is compared.
    private static func moment(of page: DrawingPage) -> Duration? {
        switch page {
        case .pie: .seconds(2)
        case .line: .seconds(1.5)
        default: nil
        }
    }

    @Test(arguments: DrawingPage.allCases, [UIUserInterfaceStyle.light, .dark])
    func aPageLooksLikeItsPicture(page: DrawingPage, style: UIUserInterfaceStyle) async throws {
        let device = Device.standard.scale(2)
        let app = try await TestApp.launch(
            AppDelegate(arguments: [page.rawValue]), on: style == .dark ? device.dark : device)
        if let moment = Self.moment(of: page) { await app.advance(by: moment) } else { try await app.settle() }
        var golden = Golden("\(page.rawValue)-\(style == .dark ? "dark" : "light")", in: Self.pictures)
        // A glyph's edge may be rounded to the other side where the processor's vector instructions differ.
        golden.pixelTolerance = 0.0005
        let outcome = try golden.verify(app.snapshot())
        if case .otherRenderer(let recorded, let current) = outcome {
            print("\(golden.name) was drawn by \(recorded), and differs with \(current)")
        }
    }

    @Test func thePieEndsAsAWholeDiscAndRunsAgain() async throws {
        let app = try await TestApp.launch(AppDelegate(arguments: ["pie"]))
        let pie = try #require(try app.find(.identifier("Pie")).view as? PieView)
        await app.advance(by: .seconds(1.5))
        #expect(abs(pie.fraction - 0.5) < 0.02)
        try await app.settle()
        #expect(pie.fraction == 1)
        pie.run()
        #expect(pie.fraction == 0)
        try await app.settle()
        #expect(pie.fraction == 1)
    }

    @Test func linesEndAtTheirOwnEdges() async throws {
        let app = try await TestApp.launch(AppDelegate(arguments: ["line"]))
        let view = try #require(app.all(.type(LineView.self)).first?.view)
        try await app.settle()
        let lines = try #require(view.layer.sublayers).compactMap { $0 as? DiagonalLineLayer }
        #expect(lines.map(\.reach) == [220.5, 120])
    }

    @Test func aPageIsOpenedFromTheListAndClosedWithoutALink() async throws {
        let app = try await TestApp.launch(AppDelegate(arguments: []))
        try await app.tap("Pie")
        await app.advance(by: .seconds(1))
        weak let pie = try app.find(.identifier("Pie")).view
        #expect(pie != nil)
        try await app.tap("Drawings")
        try await app.settle()
        #expect(pie == nil)
    }

    @Test(arguments: [0, 30, 45, 90, 143, -57])
    func stripesMeetAtTheTilesEdges(degrees: Double) {
        let angle = CGFloat(degrees / 180) * .pi
        let tile = StripeTile(angle: angle, stripes: [.init(width: 5, color: .red), .init(width: 7, color: .blue)])
        // A step along each side of the tile moves across whole periods of the stripes, or none.
        for step in [tile.size.width * sin(angle), tile.size.height * cos(angle)] {
            let periods = step / 12
            #expect(abs(periods - periods.rounded()) < 1e-9)
        }
    }
}
