import Foundation
import Platform

/// The device that the app runs on: a Linux machine, in the shape of the main screen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor public final class UIDevice: NSObject {
    /// The one device there is.
    public static let current = UIDevice()

    private var orientationListeners = 0

    private override init() { super.init() }

    // MARK: - What it is

    /// What kind of device it is; the same as ``model``.
    public var name: String { model }
    /// `iPad` where the main screen counts as a tablet, `iPhone` elsewhere.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same as ``model``.
    public var localizedModel: String { model }
    /// The kind of interface that suits the main screen.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    /// Whether several programs run at a time: always.
    public var isMultitaskingSupported: Bool { true }

    /// The system whose UIKit this is: `iPadOS` where the main screen counts as a tablet, `iOS` elsewhere.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

    /// The version of the system whose UIKit this is: `18.0`. `ProcessInfo` reports the same version.
    ///
    /// > Difference from Apple: `if #available(iOS 26, *)` is true here, since the compiler knows no versions of Linux. In programs that are
    /// > linked statically, `ProcessInfo` reports the kernel's version.
    public var systemVersion: String { "18.0" }

    /// A number by which the app knows this device again: made when it is first asked for, and kept in the app's defaults.
    ///
    /// > Difference from Apple: each app has its own, as only a shop knows which apps are of one vendor.
    public var identifierForVendor: UUID? {
        let key = "CaretIdentifierForVendor"
        if let kept = UserDefaults.standard.string(forKey: key).flatMap(UUID.init(uuidString:)) { return kept }
        let new = UUID()
        UserDefaults.standard.set(new.uuidString, forKey: key)
        return new
    }

    // MARK: - How it is held

    /// How the device is held: upright or on its left side, as the main screen is tall or wide, or as a test turned it.
    ///
    /// > Difference from Apple: it is known whether or not anybody listens to changes.
    public var orientation: UIDeviceOrientation { ApplicationHost.running.deviceOrientation }

    /// Whether changes of ``orientation`` are posted; `false` by default.
    public var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

    /// Begins to post ``orientationDidChangeNotification``. Calls are counted.
    public func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

    /// Ends one ``beginGeneratingDeviceOrientationNotifications()``; without such, does nothing.
    public func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }

    /// Posted by the device after it was turned, while somebody listens.
    public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

    func orientationDidChange() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    // MARK: - Power

    /// Whether ``batteryLevel`` and ``batteryState`` are known; `false` by default.
    public var isBatteryMonitoringEnabled = false

    /// How full the battery is, 0…1; -1 where it is not monitored, or there is none.
    ///
    /// The kernel is asked each time.
    public var batteryLevel: Float { battery.map { Float($0.level) } ?? -1 }

    /// What the battery does; `.unknown` where it is not monitored, or there is none.
    public var batteryState: BatteryState {
        switch battery?.status {
        case .discharging: .unplugged
        case .charging: .charging
        case .full: .full
        case .unknown, nil: .unknown
        }
    }

    private var battery: PowerSupply? { isBatteryMonitoringEnabled ? ApplicationHost.running.backend.battery : nil }

    /// Whether a sensor tells that a person's face is near. Setting it changes nothing: no machine here has the sensor, which reading it
    /// afterwards tells.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether a face is near: never.
    public var proximityState: Bool { false }

    /// What a battery does.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uidevice/batterystate-swift.enum
    public enum BatteryState: Int, Sendable {
        /// It is not monitored, or there is none.
        case unknown = 0
        /// It feeds the machine.
        case unplugged = 1
        /// It is being charged.
        case charging = 2
        /// It is full, and power comes from the wall.
        case full = 3
    }
}
