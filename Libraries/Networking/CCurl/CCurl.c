#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

typedef struct {
    int message;
    ccurl_easy easy;
    union {
        void *anything;
        int result;
    } data;
} finished_message;

enum { message_done = 1, global_all = 3 };

static struct {
    int (*global_init)(long flags);
    ccurl_easy (*easy_init)(void);
    void (*easy_cleanup)(ccurl_easy);
    int (*easy_setopt)(ccurl_easy, int, ...);
    int (*easy_getinfo)(ccurl_easy, int, ...);
    const char *(*easy_strerror)(int);
    ccurl_list *(*slist_append)(ccurl_list *, const char *);
    void (*slist_free_all)(ccurl_list *);
    ccurl_multi (*multi_init)(void);
    int (*multi_cleanup)(ccurl_multi);
    int (*multi_add_handle)(ccurl_multi, ccurl_easy);
    int (*multi_remove_handle)(ccurl_multi, ccurl_easy);
    int (*multi_perform)(ccurl_multi, int *);
    int (*multi_poll)(ccurl_multi, void *, unsigned int, int, int *);
    int (*multi_wakeup)(ccurl_multi);
    finished_message *(*multi_info_read)(ccurl_multi, int *);
} curl;

static bool loaded = false;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void *open_library(void) {
    static const char *const names[] = {
        "libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.4.dylib", "/usr/lib/libcurl.4.dylib",
    };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        void *library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
        if (library) return library;
    }
    return NULL;
}

static void load(void) {
    void *library = open_library();
    if (!library) return;
#define FIND(name) if (!(*(void **)&curl.name = dlsym(library, "curl_" #name))) return
    FIND(global_init);
    FIND(easy_init);
    FIND(easy_cleanup);
    FIND(easy_setopt);
    FIND(easy_getinfo);
    FIND(easy_strerror);
    FIND(slist_append);
    FIND(slist_free_all);
    FIND(multi_init);
    FIND(multi_cleanup);
    FIND(multi_add_handle);
    FIND(multi_remove_handle);
    FIND(multi_perform);
    FIND(multi_poll);
    FIND(multi_wakeup);
    FIND(multi_info_read);
#undef FIND
    loaded = curl.global_init(global_all) == 0;
}

bool ccurl_load(void) {
    pthread_once(&once, load);
    return loaded;
}

typedef struct {
    void (*body)(void *);
    void *context;
} thread_start;

static void *run_thread(void *argument) {
    thread_start start = *(thread_start *)argument;
    free(argument);
    start.body(start.context);
    return NULL;
}

bool ccurl_start_thread(void (*body)(void *), void *context) {
    thread_start *start = malloc(sizeof *start);
    if (!start) return false;
    *start = (thread_start){body, context};
    pthread_t thread;
    if (pthread_create(&thread, NULL, run_thread, start) != 0) {
        free(start);
        return false;
    }
    pthread_detach(thread);
    return true;
}

ccurl_easy ccurl_easy_init(void) { return curl.easy_init(); }

void ccurl_easy_cleanup(ccurl_easy easy) { curl.easy_cleanup(easy); }

int ccurl_set_number(ccurl_easy easy, int option, long value) { return curl.easy_setopt(easy, option, value); }

int ccurl_set_text(ccurl_easy easy, int option, const char *value) { return curl.easy_setopt(easy, option, value); }

int ccurl_set_pointer(ccurl_easy easy, int option, const void *value) { return curl.easy_setopt(easy, option, value); }

int ccurl_set_receive(ccurl_easy easy, int option, ccurl_receive value) {
    return curl.easy_setopt(easy, option, value);
}

long ccurl_get_number(ccurl_easy easy, int information) {
    long value = 0;
    curl.easy_getinfo(easy, information, &value);
    return value;
}

const char *ccurl_get_text(ccurl_easy easy, int information) {
    return ccurl_get_pointer(easy, information);
}

void *ccurl_get_pointer(ccurl_easy easy, int information) {
    void *value = NULL;
    curl.easy_getinfo(easy, information, &value);
    return value;
}

const char *ccurl_error_text(int code) { return ccurl_load() ? curl.easy_strerror(code) : ""; }

ccurl_list *ccurl_list_append(ccurl_list *list, const char *text) { return curl.slist_append(list, text); }

void ccurl_list_free(ccurl_list *list) { curl.slist_free_all(list); }

ccurl_multi ccurl_multi_init(void) { return curl.multi_init(); }

void ccurl_multi_cleanup(ccurl_multi multi) { curl.multi_cleanup(multi); }

int ccurl_multi_add(ccurl_multi multi, ccurl_easy easy) { return curl.multi_add_handle(multi, easy); }

int ccurl_multi_remove(ccurl_multi multi, ccurl_easy easy) { return curl.multi_remove_handle(multi, easy); }

int ccurl_multi_perform(ccurl_multi multi, int *running) { return curl.multi_perform(multi, running); }

int ccurl_multi_poll(ccurl_multi multi, int timeout_milliseconds) {
    return curl.multi_poll(multi, NULL, 0, timeout_milliseconds, NULL);
}

int ccurl_multi_wakeup(ccurl_multi multi) { return curl.multi_wakeup(multi); }

ccurl_easy ccurl_multi_next_finished(ccurl_multi multi, int *result) {
    int remaining;
    finished_message *message;
    while ((message = curl.multi_info_read(multi, &remaining))) {
        if (message->message != message_done) continue;
        *result = message->data.result;
        return message->easy;
    }
    return NULL;
}
