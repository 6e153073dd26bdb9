import Caret
import CaretTesting
import Testing

/// The keyboard's place as an event of controllers and scroll views.
@MainActor @Suite(.app) struct KeyboardEventTests {
    private final class Screen: UIViewController {
        var places: [KeyboardPlacement] = []
        func move(_ place: KeyboardPlacement) { places.append(place) }
    }

    private func launch() async throws -> (TestApp, Screen) {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen }, on: .standard.scale(1))
        try await app.settle()
        return (app, screen)
    }

    @Test func theFrameIsInTheCoordinatesOfTheView() async throws {
        let (_, screen) = try await launch()
        let list = UIScrollView(frame: CGRect(x: 10, y: 100, width: 200, height: screen.view.bounds.height - 100))
        screen.view.addSubview(list)
        var places: [KeyboardPlacement] = []
        screen.on(.keyboard, screen, call: Screen.move)
        list.on(.keyboard) { places.append($0) }
        let bounds = screen.view.bounds
        let frame = CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
        KeyboardNotes.post(frame)
        #expect(screen.places.map(\.frame) == [frame] && places.map(\.frame) == [frame.offsetBy(dx: -10, dy: -100)])
        #expect(screen.places.map(\.coveredHeight) == [300] && places.map(\.coveredHeight) == [300])
        #expect(places.first?.options == .curveEaseIn && places.first?.duration == 0.25 && places.first?.isVisible == true)
        KeyboardNotes.post(frame.offsetBy(dx: 0, dy: 300))
        #expect(screen.places.last?.coveredHeight == 0 && screen.places.last?.isVisible == false)
    }

    @Test func theSystemsKeyboardIsReported() async throws {
        let (app, screen) = try await launch()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        screen.view.addSubview(field)
        screen.on(.keyboard, screen, call: Screen.move)
        field.becomeFirstResponder()
        try await app.settle()
        #expect(screen.places.last?.coveredHeight == 200)
        field.resignFirstResponder()
        try await app.settle()
        #expect(screen.places.last?.coveredHeight == 0 && screen.places.count == 2)
    }

    @Test func theInsetLeavesTheSafeAreaToTheScrollView() async throws {
        let screen = Screen()
        let area = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let device = Device(size: CGSize(width: 390, height: 844), scale: 1, safeArea: area)
        let app = try await TestApp.launch(showing: { screen }, on: device)
        try await app.settle()
        let list = UIScrollView(frame: screen.view.bounds)
        screen.view.addSubview(list)
        try await app.settle()
        list.on(.keyboard) { list.contentInset.bottom = $0.bottomInset }
        let bounds = screen.view.bounds
        KeyboardNotes.post(CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300))
        #expect(list.safeAreaInsets.bottom == 34 && list.adjustedContentInset.bottom == 300)
        KeyboardNotes.post(CGRect(x: 0, y: bounds.height, width: bounds.width, height: 300))
        #expect(list.contentInset.bottom == 0)
    }

    @Test func aViewWithoutAWindowReceivesNothing() async throws {
        let (_, screen) = try await launch()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        var count = 0
        list.on(.keyboard) { _ in count += 1 }
        KeyboardNotes.post(CGRect(x: 0, y: 0, width: 320, height: 300))
        #expect(count == 0)
        screen.view.addSubview(list)
        KeyboardNotes.post(CGRect(x: 0, y: 0, width: 320, height: 300))
        #expect(count == 1)
    }

    @Test func viewsMoveWithTheKeyboard() async throws {
        let (app, screen) = try await launch()
        let bar = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 40))
        screen.view.addSubview(bar)
        screen.on(.keyboard) { place in place.animate { bar.frame.origin.y -= place.coveredHeight } }
        let height = screen.view.bounds.height
        KeyboardNotes.post(CGRect(x: 0, y: height - 100, width: 400, height: 100), duration: 0.5)
        await app.advance(by: .milliseconds(250))
        let middle = bar.layer.presentation()?.frame.minY ?? 0
        #expect(bar.frame.minY == 300 && middle > 305 && middle < 395)
        try await app.settle()
        #expect(bar.layer.presentation()?.frame.minY == 300)
    }
}
