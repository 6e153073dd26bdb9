// The samples of the pages of the modules beside UIKit, each in a context that makes it compile. Most need an app and
// an answer of the system, so that they are compiled and not run.

import AudioToolbox
import AuthenticationServices
import BackgroundTasks
import ContactsUI
import CoreHaptics
import CoreSpotlight
import Foundation
import LinkPresentation
import LocalAuthentication
import MessageUI
import MobileCoreServices
import QuickLook
import SafariServices
import UIKit
import UserNotifications

func vibrate() {
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
}

func playTap() throws {
    let engine = try CHHapticEngine()
    try engine.start()
    let tap = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0)
    let player = try engine.makePlayer(with: CHHapticPattern(events: [tap], parameters: []))
    try player.start(atTime: CHHapticTimeImmediate)
}

final class SignInScreen: UIViewController, ASAuthorizationControllerDelegate, ASAuthorizationControllerPresentationContextProviding,
    ASWebAuthenticationPresentationContextProviding
{
    func finishSignIn(_ url: URL) {}

    func signIn() {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.presentationContextProvider = self
        controller.performRequests()
    }

    func signIn(on page: URL) {
        let session = ASWebAuthenticationSession(url: page, callbackURLScheme: "diary") { [weak self] url, error in
            if let url { self?.finishSignIn(url) }
        }
        session.presentationContextProvider = self
        session.start()
    }

    func signIn(with page: URL) {
        let session = ASWebAuthenticationSession(url: page, callback: .customScheme("diary")) { [weak self] url, error in
            if let url { self?.finishSignIn(url) }
        }
        session.presentationContextProvider = self
        session.start()
    }

    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { view.window ?? UIWindow() }
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { view.window ?? UIWindow() }
}

func refreshInTheBackground() throws {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.app.refresh", using: nil) { task in
        task.setTaskCompleted(success: true)
    }
    let request = BGAppRefreshTaskRequest(identifier: "com.example.app.refresh")
    request.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
    try BGTaskScheduler.shared.submit(request)
}

func listNames() async throws {
    let store = CNContactStore()
    guard try await store.requestAccess(for: .contacts) else { return }
    let request = CNContactFetchRequest(keysToFetch: [CNContactFormatter.descriptorForRequiredKeys(for: .fullName)])
    request.sortOrder = .userDefault
    try store.enumerateContacts(with: request) { contact, _ in
        print(CNContactFormatter.string(from: contact, style: .fullName) ?? "No name")
    }
}

final class Screen: UIViewController, CNContactPickerDelegate {
    func choosePerson() {
        let picker = CNContactPickerViewController()
        picker.delegate = self
        picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
        present(picker, animated: true)
    }

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
        print((contactProperty.value as? CNPhoneNumber)?.stringValue ?? "")
    }
}

@MainActor func limit(_ picker: CNContactPickerViewController) {
    picker.predicateForEnablingContact = NSPredicate { contact, _ in
        (contact as? CNContact)?.emailAddresses.isEmpty == false
    }
}

func isJPEGAPicture() -> Bool {
    let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "jpg", nil)?.takeRetainedValue()
    let isPicture = type.map { UTTypeConformsTo($0, kUTTypeImage) } ?? false
    return isPicture
}

func index() async throws {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = "Kebab"
    let item = CSSearchableItem(uniqueIdentifier: "recipe-7", domainIdentifier: "recipes", attributeSet: attributes)
    try await CSSearchableIndex.default().indexSearchableItems([item])
}

func search() {
    let query = CSSearchQuery(queryString: "title == \"kebab*\"c", queryContext: nil)
    query.foundItemsHandler = { items in print(items.count) }
    query.start()
}

@MainActor func card(of url: URL) async throws -> UIView {
    let metadata = try await LPMetadataProvider().startFetchingMetadata(for: url)
    let card = LPLinkView(metadata: metadata)
    return card
}

@MainActor func show(_ success: Bool) {}
@MainActor func showDiary() {}
@MainActor func showLock() {}

func unlock() {
    let context = LAContext()
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) else { return }
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open your diary.") { success, error in
        Task { @MainActor in show(success) }
    }
}

@MainActor func unlockDiary() async throws {
    let context = LAContext()
    do {
        try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open your diary.")
        showDiary()
    } catch LAError.userCancel {
        showLock()
    }
}

final class FeedbackScreen: UIViewController, MFMailComposeViewControllerDelegate, SFSafariViewControllerDelegate,
    QLPreviewControllerDataSource
{
    func write() {
        guard MFMailComposeViewController.canSendMail() else { return }
        let composer = MFMailComposeViewController()
        composer.mailComposeDelegate = self
        composer.setToRecipients(["support@example.org"])
        composer.setSubject("Feedback")
        present(composer, animated: true)
    }

    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        controller.dismiss(animated: true)
    }

    func open(_ url: URL) {
        let screen = SFSafariViewController(url: url)
        screen.delegate = self
        present(screen, animated: true)
    }

    func preview() {
        let controller = QLPreviewController()
        controller.dataSource = self
        present(controller, animated: true)
    }

    func previewThirdFile() {
        let controller = QLPreviewController()
        controller.dataSource = self
        controller.currentPreviewItemIndex = 2
        present(controller, animated: true)
    }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 3 }

    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
        URL(fileURLWithPath: "/tmp/\(index).txt")
    }
}

final class TeaDelegate: NSObject, UNUserNotificationCenterDelegate {
    func remind() {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        center.requestAuthorization(options: [.alert, .badge, .sound]) { isGranted, _ in print(isGranted) }

        let content = UNMutableNotificationContent()
        content.title = "Tea"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false)
        center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
    }

    func remindOnce() async throws {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        guard try await center.requestAuthorization(options: [.alert, .badge, .sound]) else { return }

        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.body = "Three minutes are over."
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false)
        try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
    }
}

vibrate()
print(isJPEGAPicture() ? "JPEG is a picture." : "JPEG is no picture.")
