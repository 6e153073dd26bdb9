#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

// Two fields of the X11 display that Xlib exposes only as macros with a cast (ConnectionNumber, and the result of
// XResourceManagerString). Swift imports neither, and calling the function would require libX11 at link time.

/// Returns the file descriptor of the window's X11 connection, or -1 for other window systems.
static inline int caret_sdl_connection(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_X11)
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11) {
        return ConnectionNumber(info.info.x11.display);
    }
#endif
    (void)window;
    return -1;
}

/// Returns the X11 server's resources ("Xft.dpi:\t96\n…"), or NULL. The display owns the text.
static inline const char *caret_sdl_resources(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_X11)
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11) {
        return ((_XPrivDisplay)info.info.x11.display)->xdefaults;
    }
#endif
    (void)window;
    return 0;
}
