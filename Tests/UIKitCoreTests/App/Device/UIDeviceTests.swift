import CaretTesting
import Foundation
import HeadlessBackend
import Platform
import Testing

@testable import UIKitCore

/// The properties of the device.
@MainActor @Suite(.app) struct UIDeviceTests {
    @Test(arguments: [("iPhone 16", "iPhone", UIUserInterfaceIdiom.phone), ("iPad 11", "iPad", .pad)])
    func theDeviceMatchesItsScreen(_ name: String, _ model: String, _ idiom: UIUserInterfaceIdiom) async throws {
        _ = try await TestApp.launch(showing: { UIViewController() }, on: #require(Device.named(name)))
        let device = UIDevice.current
        #expect(device.model == model && device.name == model && device.localizedModel == model)
        #expect(
            device.userInterfaceIdiom == idiom && device.systemName == (idiom == .pad ? "iPadOS" : "iOS") && device.isMultitaskingSupported)
        #expect(device.systemVersion == "18.0")
        #expect(device.identifierForVendor == device.identifierForVendor)
    }

    @Test func aPanelMayHaveOtherPixelsThanAreDrawn() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: #require(Device.named("iPhone 8 Plus")))
        #expect(UIScreen.main.scale == 3 && UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1080, height: 1920))
        #expect(abs(UIScreen.main.nativeScale - 1080.0 / 414) < 0.001)
        await app.rotate()
        #expect(UIScreen.main.nativeBounds.width == 1080)
        #expect(try app.snapshot().size == CGSize(width: 2208, height: 1242))
        _ = try await TestApp.launch(showing: { UIViewController() }, on: #require(Device.named("iPhone 14")))
        #expect(UIScreen.main.nativeScale == 3 && UIScreen.main.nativeBounds.width == 1170)
    }

    @Test func theBatteryIsThatOfTheMachine() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let device = UIDevice.current
        device.isBatteryMonitoringEnabled = true
        defer { device.isBatteryMonitoringEnabled = false }
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
        let backend = try #require(ApplicationHost.current?.backend as? HeadlessBackend)
        backend.battery = PowerSupply(level: 0.42, status: .charging)
        #expect(device.batteryLevel == 0.42 && device.batteryState == .charging)
        device.isBatteryMonitoringEnabled = false
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
        app.terminate()
    }

    @Test func thereIsNoFaceSensor() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() })
        UIDevice.current.isProximityMonitoringEnabled = true
        #expect(!UIDevice.current.isProximityMonitoringEnabled && !UIDevice.current.proximityState)
    }
}
