import Platform

extension TestApp {
    /// Gives the main screen another size, in points, as turning a device or dragging a window's corner does.
    public func resize(to size: CGSize) async {
        await change { $0.size = size }
    }

    /// Tells the app that memory is scarce: its delegate, observers of the notification, its controllers, in this order.
    public func warnOfMemory() { host.application.warnOfMemory() }

    /// Chooses a shortcut of the running app, as a person does in the desktop's menu of the app.
    ///
    /// - Parameter shortcut: its type; one that neither the app nor its Info.plist has is handed on without a title.
    public func perform(shortcut: String) async {
        host.application.perform(host.application.shortcutItem(shortcut))
        await advance(frames: 1)
    }

    /// Opens addresses with the running app, as links in other apps do; one that is away comes back first. Those that the app is started
    /// with are an argument of `launch`.
    ///
    /// - Parameter addresses: of any scheme, whether the app's Info.plist declares it or not.
    /// - Returns: whether the app opened one of them; always `true` in apps with scene delegates, which do not say.
    @discardableResult public func open(_ addresses: URL...) async -> Bool {
        await comeBack()
        let isOpen = host.application.receive(addresses)
        await advance(frames: 1)
        return isOpen
    }

    /// Hands an activity to the running app, to be gone on with, as another device or a page of the web that belongs to the app does; an
    /// app that is away comes back first.
    ///
    /// - Returns: whether the app goes on with it; always `true` in apps with scene delegates, which do not say.
    @discardableResult public func `continue`(_ activity: NSUserActivity) async -> Bool {
        await comeBack()
        let isTaken = host.application.receive(activity)
        await advance(frames: 1)
        return isTaken
    }

    private func comeBack() async {
        if host.application.applicationState == .background { await enterForeground() }
    }

    /// Connects a further screen, as plugging in a display does.
    ///
    /// `UIScreen.didConnectNotification` is posted, and the screen's scene is connected.
    /// - Returns: the screen.
    /// - Throws: what the back end throws if it cannot open another window.
    @discardableResult public func connectScreen(_ device: Device = .standard) async throws -> UIScreen {
        let screen = try host.connectScreen(device.metrics)
        await advance(frames: 1)
        return screen
    }

    /// Disconnects a screen, as unplugging its display does.
    ///
    /// Its scene is put away and disconnected; then `UIScreen.didDisconnectNotification` is posted.
    /// - Precondition: it is not the main screen.
    public func disconnect(_ screen: UIScreen) async {
        host.disconnect(screen)
        await advance(frames: 1)
    }

    /// Turns the device by 90°: width and height change places. Covered edges move along; a named device covers what the real one does.
    public func rotate() async {
        let isUpright = host.mainScreen.bounds.width <= host.mainScreen.bounds.height
        await turn(to: isUpright ? .landscapeLeft : .portrait)
    }

    /// Turns the device as a hand does. The interface follows where the controller on top supports that.
    public func turn(to orientation: UIDeviceOrientation) async {
        host.turn(to: orientation)
        await advance(frames: 2)
    }

    /// Puts the main window away, as minimizing it or showing another page does.
    public func enterBackground() async {
        backend.windows.first?.send(.activation(false))
        backend.windows.first?.send(.visibility(false))
        await advance(frames: 1)
    }

    /// Brings the main window back.
    public func enterForeground() async {
        backend.windows.first?.send(.visibility(true))
        backend.windows.first?.send(.activation(true))
        await advance(frames: 1)
    }

    /// Changes between light and dark, as the person does in Settings.
    public func setAppearance(_ style: UIUserInterfaceStyle) async {
        await change { $0.appearance = style == .dark ? .dark : .light }
    }

    /// Changes the size of text, as the person does in Settings.
    public func setTextSize(_ size: UIContentSizeCategory) async {
        await change { $0.textSize = DisplayMetrics.TextSize(size) }
    }

    /// Changes the layout direction of the interface.
    public func setDirection(_ direction: UIUserInterfaceLayoutDirection) async {
        await change { $0.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight }
    }

    /// Turns increased contrast on or off, as the person does in Settings.
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
