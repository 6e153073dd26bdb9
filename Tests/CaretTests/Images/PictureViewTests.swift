import CaretTesting
import Foundation
import Testing
import UIKit

@testable import CaretPictures

/// The states of a picture in a view: progress, failures, further attempts, the fade and the size.
@MainActor @Suite(.app) struct PictureViewTests {
    private let transport = ScriptedTransport()
    private static let red = SIMD4<UInt8>(255, 0, 0, 255)

    private func url(_ path: String) throws -> URL { try #require(URL(string: "https://pictures.test/\(path)")) }

    private func launch(_ view: UIView, _ size: CGFloat = 100) async throws -> TestApp {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: Device(size: CGSize(width: 100, height: 100), scale: 1))
        UIApplication.shared.pictureLoader = PictureLoader(files: PictureFolder(TestPicture.folder()), transport: transport)
        view.frame = CGRect(x: 0, y: 0, width: size, height: size)
        app.mainWindow.rootViewController?.view.addSubview(view)
        return app
    }

    /// Waits on the main actor, without moving the clock, until a condition holds.
    private func wait(until condition: () -> Bool, at site: Testing.SourceLocation = #_sourceLocation) async {
        for _ in 0..<2_000_000 {
            if condition() { return }
            await Task.yield()
        }
        Issue.record("the condition does not hold", sourceLocation: site)
    }

    private func color(_ app: TestApp) throws -> SIMD4<UInt8>? { try app.snapshot().pixel(at: CGPoint(x: 50, y: 50)) }

    // MARK: - States

    @Test func theStatesAreEventsInOrder() async throws {
        let view = UIImageView()
        _ = try await launch(view)
        var states: [PictureState] = []
        view.on(.picture) { states.append($0) }
        #expect(view.pictureState == .empty)
        view.show(try url("a.png"))
        #expect(states == [.loading(PictureProgress())])
        let half = PictureProgress(receivedBytes: 50, expectedBytes: 100)
        transport.progress("a.png", half)
        await wait { states.count == 2 }
        #expect(view.pictureState == .loading(half) && half.fraction == 0.5)
        transport.answer("a.png", TestPicture.data(.red))
        await wait { view.pictureState == .shown }
        // A picture in memory is shown before the method returns.
        view.show(try url("a.png"), placeholder: UIImage(systemName: "photo"))
        #expect(view.pictureState == .shown && view.image?.isSymbolImage == false)
        transport.fail("b.png", .status(404))
        view.show(try url("b.png"))
        await wait { view.pictureState == .failed(.status(404)) }
        view.show(nil)
        let loading = PictureState.loading(PictureProgress())
        #expect(states == [loading, .loading(half), .shown, loading, .failed(.status(404)), .empty])
        view.show(try url("a.png"))
        view.image = UIImage(systemName: "star")
        #expect(view.pictureState == .empty, "the app's own image")
    }

    @Test func aTemporaryFailureIsFollowedByFurtherAttempts() async throws {
        let view = UIImageView()
        let app = try await launch(view)
        let (placeholder, failure) = (UIImage(systemName: "photo"), UIImage(systemName: "xmark"))
        transport.fail("a.png", .status(503))
        view.show(try url("a.png"), placeholder: placeholder, failure: failure, retry: .times(2, after: .seconds(1)))
        await wait { transport.asked.count == 1 }
        // The delay begins on the main actor after the failure.
        for _ in 0..<200 { await Task.yield() }
        await app.advance(by: .milliseconds(900))
        #expect(transport.asked.count == 1 && view.image === placeholder)
        await app.advance(by: .milliseconds(200))
        await wait { transport.asked.count == 2 }
        for _ in 0..<200 { await Task.yield() }
        await app.advance(by: .milliseconds(1_700))
        #expect(transport.asked.count == 2, "the delay doubles")
        await app.advance(by: .milliseconds(500))
        await wait { view.pictureState == .failed(.status(503)) }
        #expect(transport.asked.count == 3 && view.image === failure)
        // The app's own retry.
        transport.answer("a.png", TestPicture.data(.red))
        view.reloadPicture()
        #expect(view.image === placeholder)
        await wait { view.pictureState == .shown }
        // A failure that lasts has no further attempt.
        transport.fail("b.png", .status(404))
        view.show(try url("b.png"), retry: .times(9))
        await wait { view.pictureState == .failed(.status(404)) }
        #expect(transport.asked.count { $0 == "b.png" } == 1)
    }

    @Test func aTapAfterAFailureLoadsThePictureAgain() async throws {
        let view = UIImageView()
        let app = try await launch(view)
        transport.fail("a.png", .timedOut)
        view.show(try url("a.png"), retry: .onTap)
        #expect(!view.isUserInteractionEnabled)
        await wait { view.pictureState == .failed(.timedOut) }
        #expect(view.isUserInteractionEnabled)
        transport.answer("a.png", TestPicture.data(.red))
        await app.tap(at: CGPoint(x: 50, y: 50))
        await wait { view.pictureState == .shown }
        #expect(!view.isUserInteractionEnabled && view.gestureRecognizers?.isEmpty ?? true)
        #expect(transport.asked == ["a.png", "a.png"])
    }

    @Test func aHandlerMayShowAnotherPicture() async throws {
        let view = UIImageView()
        _ = try await launch(view)
        let next = try url("b.png")
        transport.answer("b.png", TestPicture.data(.red))
        transport.fail("a.png", .status(404))
        view.on(.picture, view) { view, state in if case .failed = state { view.show(next) } }
        view.show(try url("a.png"))
        await wait { view.pictureState == .shown }
        view.on(.picture) { [weak view] state in if case .loading = state { view?.show(nil) } }
        view.show(try url("a.png"))
        #expect(view.pictureState == .empty)
        #expect(transport.asked == ["a.png", "b.png"])
    }

    // MARK: - Appearance

    @Test func aLoadedPictureFadesInUnlessItWasInMemory() async throws {
        let view = UIImageView()
        let app = try await launch(view)
        view.backgroundColor = .white
        transport.answer("a.png", TestPicture.data(.red, CGSize(width: 100, height: 100)))
        view.show(try url("a.png"), fade: .seconds(1))
        await app.advance(frames: 2)
        await wait { view.pictureState == .shown }
        await app.advance(by: .milliseconds(500))
        let middle = try #require(try color(app))
        #expect(middle.x > 250 && (60...190).contains(middle.y), "\(middle)")
        await app.advance(by: .milliseconds(600))
        #expect(try color(app) == Self.red)
        view.show(nil)
        await app.advance(frames: 1)
        view.show(try url("a.png"), fade: .seconds(1))
        await app.advance(frames: 1)
        #expect(try color(app) == Self.red)
    }

    @Test func aPictureIsDecodedForTheViewAndAgainWhenTheViewGrows() async throws {
        let view = UIImageView()
        let app = try await launch(view, 20)
        transport.answer("a.png", TestPicture.data(.red, CGSize(width: 60, height: 60)))
        view.show(try url("a.png"), fade: .zero)
        await wait { view.pictureState == .shown }
        #expect(view.image?.size == CGSize(width: 20, height: 20))
        for (side, decoded) in [(40, 40), (30, 40), (90, 60), (100, 60)] as [(CGFloat, CGFloat)] {
            view.frame.size = CGSize(width: side, height: side)
            for _ in 0..<200 where view.image?.size.width != decoded || side == 100 { await app.advance(frames: 1) }
            #expect(view.image?.size == CGSize(width: decoded, height: decoded), "\(side)")
        }
        #expect(UIApplication.shared.imageCache.decodes == 3 && transport.asked == ["a.png"])
        #expect(UIApplication.shared.imageCache.mainThreadDecodes == 0 && view.pictureState == .shown)
    }

    @Test func aViewWithoutASizeWaitsForItsLayout() async throws {
        let container = UIView()
        let app = try await launch(container)
        let view = UIImageView()
        view.translatesAutoresizingMaskIntoConstraints = false
        transport.answer("a.png", TestPicture.data(.red, CGSize(width: 90, height: 90)))
        await UIApplication.shared.pictureLoader.prefetch([try url("a.png")])
        view.show(try url("a.png"))
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 30),
            view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
        ])
        for _ in 0..<2_000 where view.pictureState != .shown { await app.advance(frames: 1) }
        #expect(view.image?.size == CGSize(width: 30, height: 30))
        // If the view takes its size from the picture, the picture is decoded for the screen.
        let free = UIImageView()
        free.show(try url("a.png"))
        for _ in 0..<2_000 where free.pictureState != .shown { await app.advance(frames: 1) }
        #expect(free.image?.size == CGSize(width: 90, height: 90))
        // The same is true if the view has the size of its placeholder.
        let symbol = UIImage(systemName: "photo")
        let fitting = UIImageView(image: symbol)
        fitting.show(try url("a.png"), placeholder: symbol)
        for _ in 0..<2_000 where fitting.pictureState != .shown { await app.advance(frames: 1) }
        #expect(fitting.image?.size == CGSize(width: 90, height: 90))
    }

    // MARK: - Ends

    @Test func reusedCellsShowTheirOwnPictureOnly() async throws {
        let table = UITableView()
        let app = try await launch(table)
        for index in 0..<40 { transport.answer("\(index).png", TestPicture.data(index % 2 == 0 ? .red : .green)) }
        let urls = try (0..<40).map { try url("\($0).png") }
        table.rowHeight = 25
        table.sections([
            Section("pictures") {
                for url in urls {
                    Row(url, cell: UITableViewCell.self) { cell in
                        cell.imageView?.show(url, placeholder: UIImage(systemName: "photo"))
                    }
                }
            }
        ])
        await app.advance(frames: 2)
        table.contentOffset.y = 900
        await app.advance(frames: 2)
        for _ in 0..<4_000 where !table.visibleCells.allSatisfy({ $0.imageView?.pictureState == .shown }) { await app.advance(frames: 1) }
        for cell in table.visibleCells {
            let row = try #require(table.indexPath(for: cell)?.row)
            let image = try #require(cell.imageView?.image?.cgImage)
            let red = try #require(image.dataProvider?.data).dropFirst(2).first
            #expect(image.width == 8 && red == (row % 2 == 0 ? 255 : 0), "\(row)")
        }
        #expect(transport.asked.count == Set(transport.asked).count && transport.asked.count < 40)
    }

    @Test func aFreedViewEndsItsRetriesAndItsDownload() async throws {
        let parent = UIView()
        let app = try await launch(parent)
        weak var weakImageView: UIImageView?
        do {
            let view = UIImageView(frame: parent.bounds)
            weakImageView = view
            view.on(.picture, view) { _, _ in }
            view.show(try url("a.png"), retry: .times(3))
            await wait { transport.asked == ["a.png"] }
        }
        #expect(weakImageView == nil)
        await wait { transport.cancelled == ["a.png"] }
        do {
            let view = UIImageView(frame: parent.bounds)
            weakImageView = view
            transport.fail("b.png", .timedOut)
            view.show(try url("b.png"), retry: .times(3, after: .seconds(1)))
            await wait { transport.asked.count == 2 }
            for _ in 0..<200 { await Task.yield() }
        }
        #expect(weakImageView == nil)
        await app.advance(by: .seconds(9))
        #expect(transport.asked == ["a.png", "b.png"])
    }
}
