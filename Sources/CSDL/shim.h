#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

// Two fields of the X11 display which Xlib offers as macros over a cast only (ConnectionNumber, and what
// XResourceManagerString returns). Swift sees neither, and calling the function would need libX11 at link time.

/// The descriptor of the window's X11 connection, or -1 where the window is not an X11 one.
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

/// The X11 server's resources ("Xft.dpi:\t96\n…"), or NULL. Owned by the display.
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
