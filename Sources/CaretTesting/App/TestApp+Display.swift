import Platform

extension TestApp {
    /// Changes the size of the main screen, in points, as if a device were rotated or a window resized.
    public func resize(to size: CGSize) async {
        await change { $0.size = size }
    }

    /// Sends a memory warning to the app: to its delegate, then to the observers of the notification, then to its
    /// controllers.
    public func warnOfMemory() { host.application.sendMemoryWarning() }

    /// Selects a quick action of the running app, as the user does in the desktop's menu for the app.
    ///
    /// - Parameter shortcut: The type of the action. The action has no title, unless the app or its Info.plist defines
    ///   the action.
    public func perform(shortcut: String) async {
        host.application.perform(host.application.shortcutItem(shortcut))
        await advance(frames: 1)
    }

    /// Opens URLs with the running app, as links in other apps do. An app in the background first enters the
    /// foreground. To open a URL at launch, pass it to `launch`.
    ///
    /// - Parameter addresses: The URLs, with any scheme, whether or not the app's Info.plist declares it.
    /// - Returns: Whether the app opened one of the URLs; always `true` for apps with scene delegates,
    ///   which return no result.
    @discardableResult public func open(_ addresses: URL...) async -> Bool {
        await enterForegroundIfNeeded()
        let isOpen = host.application.receive(addresses)
        await advance(frames: 1)
        return isOpen
    }

    /// Continues an activity with the running app, as if it came from another device or from a web page that belongs
    /// to the app. An app in the background first enters the foreground.
    ///
    /// - Returns: Whether the app continues the activity; always `true` for apps with scene delegates,
    ///   which return no result.
    @discardableResult public func `continue`(_ activity: NSUserActivity) async -> Bool {
        await enterForegroundIfNeeded()
        let isHandled = host.application.receive(activity)
        await advance(frames: 1)
        return isHandled
    }

    private func enterForegroundIfNeeded() async {
        if host.application.applicationState == .background { await enterForeground() }
    }

    /// Connects another screen, as if a display were attached.
    ///
    /// `UIScreen.didConnectNotification` is posted, and the screen's scene is connected.
    /// - Returns: The screen.
    /// - Throws: The error of the back end if no further window can be opened.
    @discardableResult public func connectScreen(_ device: Device = .standard) async throws -> UIScreen {
        let screen = try host.connectScreen(device.metrics)
        await advance(frames: 1)
        return screen
    }

    /// Disconnects a screen, as if its display were detached.
    ///
    /// The screen's scene enters the background and is disconnected; then
    /// `UIScreen.didDisconnectNotification` is posted.
    /// - Precondition: The screen is not the main screen.
    public func disconnect(_ screen: UIScreen) async {
        host.disconnect(screen)
        await advance(frames: 1)
    }

    /// Rotates the device by 90°, which exchanges width and height. The safe area rotates with the device. A named
    /// device has its own insets for each orientation.
    public func rotate() async {
        let isUpright = host.mainScreen.bounds.width <= host.mainScreen.bounds.height
        await turn(to: isUpright ? .landscapeLeft : .portrait)
    }

    /// Sets the orientation of the device. The interface rotates if the top controller supports that orientation.
    public func turn(to orientation: UIDeviceOrientation) async {
        host.rotateDevice(to: orientation)
        await advance(frames: 2)
    }

    /// Moves the main window to the background, as if it were minimized or, in a browser, another page were shown.
    public func enterBackground() async {
        backend.windows.first?.send(.activation(false))
        backend.windows.first?.send(.visibility(false))
        await advance(frames: 1)
    }

    /// Returns the main window to the foreground.
    public func enterForeground() async {
        backend.windows.first?.send(.visibility(true))
        backend.windows.first?.send(.activation(true))
        await advance(frames: 1)
    }

    /// Changes between light and dark appearance, as the user does in Settings.
    public func setAppearance(_ style: UIUserInterfaceStyle) async {
        await change { $0.appearance = style == .dark ? .dark : .light }
    }

    /// Changes the content size category, as the user does in Settings.
    public func setTextSize(_ size: UIContentSizeCategory) async {
        await change { $0.textSize = DisplayMetrics.TextSize(size) }
    }

    /// Changes the layout direction of the interface.
    public func setDirection(_ direction: UIUserInterfaceLayoutDirection) async {
        await change { $0.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight }
    }

    /// Turns increased contrast on or off, as the user does in Settings.
    public func setHighContrast(_ isHigh: Bool) async {
        await change { $0.contrast = isHigh ? .high : .normal }
    }

    private func change(_ body: (inout DisplayMetrics) -> Void) async {
        guard let window = backend.windows.first else { return }
        var metrics = window.metrics
        body(&metrics)
        window.send(.metrics(metrics))
        await advance(frames: 1)
    }
}
