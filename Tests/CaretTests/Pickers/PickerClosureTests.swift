import Caret
import CaretTesting
import Foundation
import Testing
import UIKit

/// Pickers whose callbacks are closures.
@MainActor @Suite(.app) struct PickerClosureTests {
    private func launch(_ prepare: (UIImagePickerController) -> Void) async throws -> (TestApp, UIImagePickerController) {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        let picker = UIImagePickerController()
        picker.libraryURL = FileManager.default.temporaryDirectory.appendingPathComponent("no such folder")
        prepare(picker)
        root.present(picker, animated: true)
        try await app.settle()
        return (app, picker)
    }

    @Test func withoutACancelHandlerThePickerIsDismissed() async throws {
        let (app, picker) = try await launch { $0.on(.didFinishPickingMedia) { _ in } }
        try await app.tap("Cancel")
        try await app.settle()
        #expect(picker.presentingViewController == nil)
    }

    @Test func aCancelHandlerMustDismissThePickerItself() async throws {
        var cancels = 0
        let (app, picker) = try await launch { $0.on(.didCancel) { cancels += 1 } }
        try await app.tap("Cancel")
        try await app.tap("Cancel")
        try await app.settle()
        #expect(cancels == 2 && picker.presentingViewController != nil)
    }
}
