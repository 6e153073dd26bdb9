import Caret
import CaretTesting
import Testing
import UIKit

/// Ten everyday jobs, each implemented with delegates and with closures. A user cannot distinguish the two versions.
@MainActor @Suite(.app) struct JobTests {
    /// Operates both forms in the same way, and expects the same texts at each step.
    ///
    /// The pictures are also the same, unless the cells of a form differ, or the cursor blinks while real time passes.
    private func compare(
        _ plain: @escaping @MainActor @Sendable () -> UIViewController, _ closures: @escaping @MainActor @Sendable () -> UIViewController,
        pictures: Bool = true, rests: Bool = true,
        _ steps: @MainActor (JobDriver) async throws -> Void
    ) async throws -> [[String]] {
        let first = try await run(plain, rests, steps)
        let second = try await run(closures, rests, steps)
        #expect(first.seen == second.seen)
        if pictures {
            for (index, (one, other)) in zip(first.pictures, second.pictures).enumerated() {
                let difference = try #require(PictureDifference(one, other))
                #expect(difference.pixels == 0, "step \(index) differs in \(difference.bounds)")
            }
        }
        return second.seen
    }

    /// Operates one form, and expects that its screen is deallocated afterwards.
    private func run(
        _ make: @escaping @MainActor @Sendable () -> UIViewController, _ rests: Bool, _ steps: @MainActor (JobDriver) async throws -> Void
    ) async throws -> (seen: [[String]], pictures: [CGImage]) {
        weak var screen: UIViewController?
        func operate() async throws -> (seen: [[String]], pictures: [CGImage]) {
            let driver = try await JobDriver(make, rests: rests)
            screen = driver.screen
            try await steps(driver)
            driver.app.mainWindow.rootViewController = UIViewController()
            await driver.app.advance(by: .seconds(1))
            return (driver.seen, driver.pictures)
        }
        let result = try await operate()
        for _ in 0..<100 where screen != nil { await Task.yield() }
        #expect(screen == nil)
        return result
    }

    @Test func `J1 a button saves once at a time`() async throws {
        let seen = try await compare(PlainSaveScreen.init, SaveScreen.init) { driver in
            let screen = driver.screen
            let store = try #require((screen as? PlainSaveScreen)?.store ?? (screen as? SaveScreen)?.store)
            try await driver.tap("Save")
            try await driver.tap("Save")
            #expect(store.waiting == 1)
            store.finish()
            try await driver.wait { store.saves == 1 }
            try await driver.tap("Save")
            store.finish()
            try await driver.wait { store.saves == 2 }
        }
        #expect(seen.last == ["Save", "Saved 2"])
    }

    @Test func `J2 text fields are validated`() async throws {
        let seen = try await compare(PlainSignUpScreen.init, SignUpScreen.init) { driver in
            try await driver.type("ada", into: 0)
            await driver.app.press(.return)
            await driver.app.type("abc")
            try await driver.settle()
            try await driver.type("@b", into: 0)
            try await driver.tap("Sign up")
            try await driver.type("d", into: 1)
            try await driver.tap("Sign up")
            let screen = driver.screen
            let model = try #require((screen as? PlainSignUpScreen)?.model ?? (screen as? SignUpScreen)?.model)
            #expect(model.sent == ["ada@b"])
        }
        #expect(seen.map { $0.contains("Ready") } == [false, false, false, false, false, true, true])
    }

    @Test func `J3 alerts ask for a name and a decision`() async throws {
        let seen = try await compare(PlainLetterScreen.init, LetterScreen.init) { driver in
            try await driver.tap("Rename")
            try await driver.tap("OK")
            try await driver.type("Bill", into: 0)
            try await driver.tap("OK")
            try await driver.tap("Erase")
            try await driver.tap("Cancel")
            try await driver.tap("Erase")
            try await driver.tap("Erase all")
        }
        #expect(seen[4] == ["Bill", "Rename", "Erase"] && seen[6] == seen[4] && seen[8] == ["Rename", "Erase"])
        #expect(seen[2].contains("New name"))
    }

    @Test func `J4 a list with sections loses a row by a swipe`() async throws {
        let seen = try await compare(PlainErrandsScreen.init, ErrandsScreen.init) { driver in
            try await driver.tap("Leek")
            let row = try driver.app.find(.label("Rolls")).frame
            let start = CGPoint(x: 300, y: row.midY)
            await driver.app.drag(from: start, to: CGPoint(x: 220, y: row.midY), over: .milliseconds(300), rest: .milliseconds(200))
            try await driver.settle()
            try await driver.tap("Delete")
            try await driver.tap("Add")
        }
        #expect(seen.last == ["Leek", "Add", "Baker", "Bread", "Cake", "Market", "Apples", "Leek", "Milk"])
    }

    @Test func `J5 a form shows and hides a field`() async throws {
        let seen = try await compare(PlainGuestScreen.init, GuestScreen.init, pictures: false) { driver in
            try await driver.type("Ada", into: 0)
            let toggle = try driver.app.find(.type(UISwitch.self))
            await driver.app.tap(at: CGPoint(x: toggle.frame.midX, y: toggle.frame.midY))
            try await driver.settle()
            try await driver.type("B 1", into: 1)
            let stepper = try driver.app.find(.type(UIStepper.self))
            await driver.app.tap(at: CGPoint(x: stepper.frame.maxX - 20, y: stepper.frame.midY))
            try await driver.settle()
            let screen = driver.screen
            let guest = try #require((screen as? PlainGuestScreen)?.guest ?? (screen as? GuestScreen)?.guest)
            #expect(guest.name == "Ada" && guest.hasCar && guest.plate == "B 1" && guest.nights == 3)
        }
        #expect(seen.first == ["GUEST", "Name", "Nights: 2", "Car", "off"])
        #expect(seen.last == ["GUEST", "Name", "Ada", "Nights: 3", "Car", "on", "Plate", "B 1"])
    }

    @Test func `J6 a search waits for a pause`() async throws {
        let seen = try await compare(PlainSearchScreen.init, SearchScreen.init, pictures: false) { driver in
            let screen = driver.screen
            let searches = { (screen as? PlainSearchScreen)?.searches ?? (screen as? SearchScreen)?.searches ?? 0 }
            await driver.app.tap(at: try driver.app.find(.type(UISearchBar.self)).frame.center)
            await driver.app.type("Ber")
            try await driver.wait { searches() == 1 }
        }
        #expect(seen.last?.contains("Bergen, Berlin, Bern") == true)
    }

    @Test func `J7 a timer counts while its screen is visible`() async throws {
        let seen = try await compare(PlainClockScreen.init, ClockScreen.init, rests: false) { driver in
            let screen = driver.screen
            let seconds = { (screen as? PlainClockScreen)?.seconds ?? (screen as? ClockScreen)?.seconds ?? 0 }
            try await driver.wait { seconds() == 1 }
            screen.navigationController?.pushViewController(UIViewController(), animated: false)
            await driver.app.advance(by: .seconds(5))
            #expect(seconds() == 1)
        }
        #expect(seen == [["0 s"], ["1 s"]])
    }

    @Test func `J8 photos load in a list`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("job-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let photos = try (1...3).map { number in
            let url = folder.appendingPathComponent("\(number).png")
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 44, height: 44), format: format).image { context in
                UIColor(hue: CGFloat(number) / 4, saturation: 1, brightness: 1, alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 44, height: 44))
            }
            try #require(image.pngData()).write(to: url)
            return url
        }
        let plain: @MainActor @Sendable () -> UIViewController = {
            let screen = PlainPhotosScreen()
            screen.photos = photos
            return screen
        }
        let closures: @MainActor @Sendable () -> UIViewController = {
            let screen = PhotosScreen()
            screen.photos = photos
            return screen
        }
        let seen = try await compare(plain, closures) { driver in
            let views = { driver.app.all(.type(UITableViewCell.self)).compactMap { ($0.view as? UITableViewCell)?.imageView } }
            try await driver.wait { views().allSatisfy { $0.image?.isSymbolImage == false } }
            #expect(views().count == 3)
        }
        #expect(seen.last == ["1.png", "2.png", "3.png"])
    }

    @Test func `J9 a note stays above the keyboard`() async throws {
        _ = try await compare(PlainNoteScreen.init, NoteScreen.init) { driver in
            let note = try #require(driver.app.find(.type(UITextView.self)).view as? UITextView)
            let bounds = driver.app.mainWindow.bounds
            let keyboard = CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
            let info: [AnyHashable: Any] = [UIResponder.keyboardFrameEndUserInfoKey: keyboard]
            // UIKit posts both before the keyboard appears, in this order.
            for name in [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification] {
                NotificationCenter.default.post(name: name, object: nil, userInfo: info)
            }
            try await driver.settle()
            #expect(note.contentInset.bottom == 300)
            note.setContentOffset(CGPoint(x: 0, y: note.contentSize.height + 300 - note.bounds.height), animated: false)
            try await driver.settle()
        }
    }

    @Test func `J10 a pushed list returns a town`() async throws {
        let seen = try await compare(PlainTownScreen.init, TownScreen.init) { driver in
            try await driver.tap("Choose")
            try await driver.tap("Bern")
            try await driver.tap("Choose")
            try await driver.tap("Back")
            try await driver.tap("Choose")
            try await driver.tap("Bonn")
        }
        #expect(seen[2].contains("Bern") && seen[4].contains("Bern") && seen.last?.contains("Bonn") == true)
    }
}

extension CGRect {
    /// The middle.
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
